import { Overlay, type OverlayProps } from './Overlay.tsx';

export interface DialogProps extends OverlayProps {
  size?: 'dialog' | 'wide' | 'full';
}

/** Something to read or fill in before going on. */
export function Dialog({ size = 'dialog', ...rest }: DialogProps) {
  return <Overlay {...rest} shape={size} />;
}
