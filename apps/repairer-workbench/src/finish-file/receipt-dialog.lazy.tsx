import { whenOpened } from '@alveole/ui';
import type { ReceiptDialogProps } from './receipt-dialog.tsx';

/** The form of the receipt that is mailed, once it is near. */
export const ReceiptDialog = whenOpened<ReceiptDialogProps & { readonly isOpen: boolean }>(async () => {
  const { ReceiptDialog: Loaded } = await import('./receipt-dialog.tsx');
  return ({ isOpen, ...props }) => (isOpen ? <Loaded {...props} /> : null);
});
