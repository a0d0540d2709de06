import type { AssetType, DebtType } from "@seven-figures/domain";
import { Bitcoin } from "#ui/icons/bitcoin.tsx";
import { Briefcase } from "#ui/icons/briefcase.tsx";
import { Car } from "#ui/icons/car.tsx";
import { ChartLine } from "#ui/icons/chart-line.tsx";
import type { IconComponent } from "#ui/icons/create-icon.tsx";
import { CreditCard } from "#ui/icons/credit-card.tsx";
import { GraduationCap } from "#ui/icons/graduation-cap.tsx";
import { HandCoins } from "#ui/icons/hand-coins.tsx";
import { House } from "#ui/icons/house.tsx";
import { KeyRound } from "#ui/icons/key-round.tsx";
import { Package } from "#ui/icons/package.tsx";
import { PiggyBank } from "#ui/icons/piggy-bank.tsx";
import { ReceiptText } from "#ui/icons/receipt-text.tsx";
import { ScrollText } from "#ui/icons/scroll-text.tsx";
import { Sunset } from "#ui/icons/sunset.tsx";

export const ASSET_ICONS: Record<AssetType, IconComponent> = {
  "real-estate": House,
  stocks: ChartLine,
  bonds: ScrollText,
  savings: PiggyBank,
  retirement: Sunset,
  crypto: Bitcoin,
  business: Briefcase,
  other: Package,
};

export const DEBT_ICONS: Record<DebtType, IconComponent> = {
  mortgage: KeyRound,
  "credit-card": CreditCard,
  "student-loan": GraduationCap,
  "car-loan": Car,
  "personal-loan": HandCoins,
  "business-loan": Briefcase,
  other: ReceiptText,
};
