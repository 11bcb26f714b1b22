import { whenOpened } from './when-opened.tsx';
import type { DressedOverlayProps } from './OverlayPanel.tsx';

export type { OverlayProps } from './OverlayPanel.tsx';

/** The panel of dialogs and drawers, with what traps and returns the focus: it loads when the first of them is near. */
export const Overlay = whenOpened<DressedOverlayProps>(async () => (await import('./OverlayPanel.tsx')).OverlayPanel);
