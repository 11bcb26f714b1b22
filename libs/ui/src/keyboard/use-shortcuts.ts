import { useLayoutEffect, useRef } from 'react';

/** Keys as `KeyboardEvent.key` names them, in lower case: `j`, `?`, `/`, `enter`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Binds single keys to acts of the page. They rest while one types, while a modifier is held and while
 * a dialog is open; WCAG 2.1.4 asks that a person can switch them off: pass their wish as `isEnabled`.
 */
export function useShortcuts(shortcuts: Shortcuts, { isEnabled = true }: { isEnabled?: boolean } = {}): void {
  const current = useRef(shortcuts);
  // Before the page is painted: a key acts on the file that one sees, never on the one before.
  useLayoutEffect(() => {
    current.current = shortcuts;
  });
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()];
      if (!act || isElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : undefined;
  return isTyping(target) || hasOpenDialog();
}

/** Boxes and radios are inputs too, but nobody types in them. */
function isTyping(target: Element | undefined): boolean {
  return Boolean(
    target?.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=spinbutton]',
    ),
  );
}

/**
 * Toasts are alert dialogs too, but they are not in the way. The rows of a table are most of a page and hold no dialog: they
 * are passed over, since a search through 195 of them took a tenth of a key's time.
 */
function hasOpenDialog(): boolean {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element;
    if (element.localName === 'table') return NodeFilter.FILTER_REJECT;
    return element.matches(openDialog) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  return walk.nextNode() !== null;
}

const openDialog = '[role=dialog], [role=alertdialog]:not([aria-modal=false])';
