export { formatPosition } from './format-position.ts';
export { LocateAddressDialog, type LocateAddressDialogProps } from './locate-address-dialog.tsx';
