import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { takeOver } from './take-over.ts';

const page = (
  <main>
    <h1>Faire réparer mon vélo</h1>
  </main>
);
const failed = jest.fn();

function drawnPage(change: (html: string) => string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = change(renderToString(page));
  return container;
}

beforeEach(() => window.addEventListener('error', failed));
afterEach(() => window.removeEventListener('error', failed));

it('keeps the elements of a page that was drawn ahead', async () => {
  const container = drawnPage((html) => html);
  const heading = screen.getByRole('heading');
  const root = await act(async () => takeOver(container, page));
  expect(screen.getByRole('heading')).toBe(heading);
  act(() => root.unmount());
});

it('draws a page anew, without an error, whose texts a translator wrapped before it was taken over', async () => {
  const container = drawnPage((html) => html.replace(/>([^<]+)</g, '><font><font>Get my bike repaired</font></font><'));
  const root = await act(async () => takeOver(container, page));
  expect(screen.getByRole('heading')).toHaveTextContent('Faire réparer mon vélo');
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
});
