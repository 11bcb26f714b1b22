import { Overlay, type OverlayProps } from './Overlay.tsx';

export type DrawerProps = OverlayProps;

/** A panel at the side: filters, messages, a menu on a phone. */
export function Drawer(props: DrawerProps) {
  return <Overlay {...props} shape="drawer" />;
}
