import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '@alveole/ui';
import { DecisionAnchor, JumpToDecision } from './jump-to-decision.tsx';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

const browserObserver = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver');
afterEach(() => {
  if (browserObserver === undefined) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  else Object.defineProperty(globalThis, 'IntersectionObserver', browserObserver);
});

/** Shows the bar; answers what a browser calls with the changes of a moment, the oldest first. */
function showBar(): { readonly report: Report; readonly isHidden: () => boolean } {
  const reports: Report[] = [];
  class Observer {
    constructor(report: Report) {
      reports.push(report);
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true });
  render(
    <UiProvider navigate={() => undefined}>
      <DecisionAnchor>Valider</DecisionAnchor>
      <JumpToDecision acts={[]} />
    </UiProvider>,
  );
  const bar = screen.getByRole('button', { name: 'Voir la décision' }).parentElement;
  return {
    report: (entries) => act(() => reports.forEach((report) => report(entries))),
    isHidden: () => bar?.dataset.arrived === 'true',
  };
}

it('shows the way to the decision again where a busy browser tells at once that it came into sight and left it', () => {
  const { report, isHidden } = showBar();
  report([{ isIntersecting: true }]);
  expect(isHidden()).toBe(true);
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(isHidden()).toBe(false);
});
