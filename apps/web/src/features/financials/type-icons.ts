import type { AssetType, DebtType } from "@seven-figures/domain";
import {
  Bitcoin,
  Briefcase,
  Car,
  ChartLine,
  CreditCard,
  GraduationCap,
  HandCoins,
  House,
  KeyRound,
  type LucideIcon,
  Package,
  PiggyBank,
  ReceiptText,
  ScrollText,
  Sunset,
} from "lucide-react";

export const ASSET_ICONS: Record<AssetType, LucideIcon> = {
  "real-estate": House,
  stocks: ChartLine,
  bonds: ScrollText,
  savings: PiggyBank,
  retirement: Sunset,
  crypto: Bitcoin,
  business: Briefcase,
  other: Package,
};

export const DEBT_ICONS: Record<DebtType, LucideIcon> = {
  mortgage: KeyRound,
  "credit-card": CreditCard,
  "student-loan": GraduationCap,
  "car-loan": Car,
  "personal-loan": HandCoins,
  "business-loan": Briefcase,
  other: ReceiptText,
};
