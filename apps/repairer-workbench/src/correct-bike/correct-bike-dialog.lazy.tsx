import { whenOpened } from '@alveole/ui';
import type { CorrectBikeDialogProps } from './correct-bike-dialog.tsx';

/** The form of the bike, with its rules and the list of brands, once it is near. */
export const CorrectBikeDialog = whenOpened<CorrectBikeDialogProps>(
  async () => (await import('./correct-bike-dialog.tsx')).CorrectBikeDialog,
);
