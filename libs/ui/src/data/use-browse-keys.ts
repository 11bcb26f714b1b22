import type { RefObject } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';

/**
 * J and K walk the rows, X ticks: the letters are handed to the table as the arrows and the space it knows.
 * From elsewhere on the page the first J or K enters the table.
 */
export function useBrowseKeys(frame: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const press = (key: string) => {
    const focused = document.activeElement;
    const isInside = focused !== null && frame.current?.contains(focused);
    if (isInside) focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else frame.current?.querySelector<HTMLElement>('tbody [role=row]')?.focus();
  };
  const toggle = () =>
    document.activeElement?.closest('[role=row]')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  useShortcuts({ j: () => press('ArrowDown'), k: () => press('ArrowUp'), x: toggle }, { isEnabled });
}
