export { formatPosition } from './format-position.ts';
export { PlaceShopDialog, type PlaceShopDialogProps } from './place-shop-dialog.tsx';
