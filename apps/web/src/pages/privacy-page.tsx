export { Privacy as PrivacyPage } from "#features/legal/privacy.tsx";
