export { AccountDialog } from './account-dialog.tsx';
export type { AccountValues } from './account-dialog.tsx';
export { accountRefusals, accountStateOf, accountTexts } from './manage-accounts.text.ts';
export { ToggleDialog } from './toggle-dialog.tsx';
