import { whenOpened } from '@alveole/ui';
import type { BikeDialogProps } from './bike-dialog.tsx';

/** The form of the bike, with its rules and the list of brands, once it is near. */
export const BikeDialog = whenOpened<BikeDialogProps & { readonly isOpen: boolean }>(async () => {
  const { BikeDialog: Loaded } = await import('./bike-dialog.tsx');
  return ({ isOpen, ...props }) => (isOpen ? <Loaded {...props} /> : null);
});
