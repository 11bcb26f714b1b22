import { render, screen } from '@testing-library/react';
import { FilterChips } from './FilterChips.tsx';

const options = [
  { value: '', label: 'Tous' },
  { value: '3', label: 'À compléter' },
];

/** What a browser that draws would measure: a row of 300 px, chips of 100 px, each 200 px further. */
function measure(): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 200 + 200;
  });
}

afterEach(() => jest.restoreAllMocks());

it('holds the room of each count that is on its way, and names nothing by it', () => {
  const chips = [{ value: '', label: 'Tous', count: 12 }, ...options.slice(1)];
  const { rerender } = render(
    <FilterChips label="État" options={chips} value="" onChange={() => undefined} areCountsAwaited />,
  );
  expect(document.querySelectorAll('.awaited')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'À compléter' })).toBeInTheDocument();
  rerender(<FilterChips label="État" options={chips} value="" onChange={() => undefined} />);
  expect(document.querySelector('.awaited')).not.toBeInTheDocument();
});

it('scrolls the row of filters until the chosen one stands in its middle', () => {
  measure();
  const { rerender } = render(<FilterChips label="État" options={options} value="3" onChange={() => undefined} />);
  expect(screen.getByRole('radiogroup', { name: 'État' }).scrollLeft).toBe(300);
  rerender(<FilterChips label="État" options={options} value="" onChange={() => undefined} />);
  expect(screen.getByRole('radiogroup', { name: 'État' }).scrollLeft).toBe(100);
});
