export { Terms as TermsPage } from "#features/legal/terms.tsx";
