import { lastDrawingOf } from '@alveole/api-client/last-drawing';
import { QueryClient, QueryClientProvider, useQuery } from '@alveole/query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLastDrawing } from './use-last-drawing.ts';
import { keptOnDevice } from './use-kept-answers.ts';

const userId = 'user-1';
const drawingAt = (path: string) => lastDrawingOf(localStorage, path, { userId, build: ' ' }, Date.now());

function Home({ meta }: { readonly meta?: Record<string, unknown> }): ReactNode {
  useLastDrawing(userId);
  const { data } = useQuery({ queryKey: ['home'], queryFn: async () => '2 dossiers', ...(meta && { meta }) });
  return (
    <main>
      <p data-lead>Reprenez un dossier.</p>
      <p style={{ width: '50%' }}>{data ?? 'en cours'}</p>
    </main>
  );
}

/** Shows a page at an address until its answer is drawn and the time of its drawing has come. */
async function showAt(address: string, meta?: Record<string, unknown>): Promise<void> {
  history.replaceState(null, '', address);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Home {...(meta && { meta })} />
    </QueryClientProvider>,
    { container: root },
  );
  await screen.findByText('2 dossiers');
  await act(async () => jest.runOnlyPendingTimers());
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-16T09:05:00Z'), advanceTimers: true });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

it('keeps how the home looks under the time of its answers, without inline styles, which the policy of pages refuses', async () => {
  await showAt('/alveole-pro/admin/accueil', keptOnDevice);
  expect(drawingAt('/alveole-pro/admin/accueil')).toBe(
    '<p data-lead="true">Mis à jour le 16/03 à&nbsp;10h05</p><p>2 dossiers</p>',
  );
});

it.each([
  ['the answers of the page are not kept', '/admin/accueil', undefined],
  ['the page is of one file', '/admin/livraison/finalisation/1', keptOnDevice],
  ['a search made another page of it', '/admin/reparation/livraison?q=martin', keptOnDevice],
])('keeps no drawing where %s', async (_case, address, meta) => {
  await showAt(address, meta);
  expect(Object.keys(localStorage)).toEqual([]);
});
