import { useTransition } from 'react';
import { Overlay, type OverlayProps } from './Overlay.tsx';

export type DrawerProps = OverlayProps;

/**
 * A panel at the side: filters, messages, a menu on a phone. It goes out of sight with the press that closes it: giving the
 * page behind back to the keyboard makes the browser read the styles of all its rows again, which comes after that painting.
 */
export function Drawer({ onClose, ...props }: DrawerProps) {
  const [isLeaving, startClosing] = useTransition();
  return <Overlay {...props} onClose={() => startClosing(onClose)} isLeaving={isLeaving} shape="drawer" />;
}
