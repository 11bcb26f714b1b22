import { useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const hidden = '[aria-hidden="true"]';

/**
 * While the list of a combo box is open, react-aria hides the rest of the page from assistive tools; what these do not
 * know must not be reached by the keyboard either (WCAG 4.1.2). A pointer reaches it all the same, at the first press,
 * and the Tab key, which closes the list, goes on to what comes next.
 */
export function useReachOfHidden(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const restore = takeOutOfReach(hiddenFields());
    // A dialog, which holds the focus, looks for the next field at this very key: before the list has closed.
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') restore();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      restore();
    };
  }, [isOpen]);
}

const hiddenFields = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.closest(hidden) !== null,
  );

/** @returns what gives each element the place back that it had among the stops of the keyboard */
function takeOutOfReach(elements: readonly HTMLElement[]): () => void {
  const before = elements.map((element) => element.getAttribute('tabindex'));
  for (const element of elements) element.setAttribute('tabindex', '-1');
  return () =>
    elements.forEach((element, index) => {
      const value = before[index] ?? null;
      if (value === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', value);
    });
}
