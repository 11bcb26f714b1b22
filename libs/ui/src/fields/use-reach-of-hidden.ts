import { useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const hidden = '[aria-hidden="true"]';

/**
 * While the list of a combo box is open, react-aria hides the rest of the page from assistive tools; what these do not
 * know must not be reached by the keyboard either (WCAG 4.1.2). A pointer reaches it all the same, at the first press,
 * and the Tab key closes the list before it goes on.
 */
export function useReachOfHidden(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const reached = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => element.tabIndex >= 0 && element.closest(hidden) !== null,
    );
    const before = reached.map((element) => element.getAttribute('tabindex'));
    for (const element of reached) element.setAttribute('tabindex', '-1');
    return () =>
      reached.forEach((element, index) => {
        const value = before[index] ?? null;
        if (value === null) element.removeAttribute('tabindex');
        else element.setAttribute('tabindex', value);
      });
  }, [isOpen]);
}
