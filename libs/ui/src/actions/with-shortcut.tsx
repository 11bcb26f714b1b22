import type { ElementType, JSX } from 'react';

/**
 * Puts `aria-keyshortcuts` on the element itself: react-aria passes on only the attributes it knows.
 * @returns the `render` prop to spread, or nothing when there is no shortcut
 */
export function withShortcut(
  tag: 'a' | 'button',
  shortcut: string | undefined,
): { render?: (props: object) => JSX.Element } {
  if (!shortcut) return {};
  const Named: ElementType = tag;
  return { render: (props) => <Named {...props} aria-keyshortcuts={shortcut} /> };
}
