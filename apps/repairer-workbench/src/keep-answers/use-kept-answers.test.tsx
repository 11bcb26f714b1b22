import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@alveole/query';
import { PageRoutes } from '@alveole/router';
import { MemoryRouter } from '@alveole/router/static';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnswerShelf, StoredAnswer } from './answer-shelf.ts';
import { keptOnDevice, useKeptAnswers } from './use-kept-answers.ts';

const yesterday = Date.now() - 24 * 60 * 60 * 1000;
const ofYesterday = (key: string, data: unknown): StoredAnswer => ({ key: [key], data, at: yesterday });

function shelfOf(...found: StoredAnswer[]): AnswerShelf & { readonly written: StoredAnswer[] } {
  const written: StoredAnswer[] = [];
  return { written, take: () => found.splice(0), write: (answer) => void written.push(answer) };
}

interface Shown {
  readonly shelf: AnswerShelf;
  readonly page: () => ReactNode;
  readonly cache?: QueryClient;
}

function Gate({ shelf, children }: { readonly shelf: AnswerShelf; readonly children: ReactNode }): ReactNode {
  useKeptAnswers(shelf);
  return children;
}

function show({ shelf, page, cache = new QueryClient({ defaultOptions: { queries: { retry: false } } }) }: Shown) {
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <Gate shelf={shelf}>
          <PageRoutes pages={[{ path: '/', page }]} props={{}} />
        </Gate>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return cache;
}

/** A page that reads one answer. */
const reading = (
  queryFn: () => Promise<string>,
  options: { staleTime?: number; meta?: Record<string, unknown> } = {},
) =>
  function Home(): ReactNode {
    const { data } = useQuery({ queryKey: ['home'], queryFn, ...options });
    return <p>{data ?? 'en cours'}</p>;
  };

const never = () => new Promise<string>(() => undefined);

describe('an answer that this device keeps', () => {
  it('shows the answer of the device before the newer one comes', () => {
    show({ shelf: shelfOf(ofYesterday('home', 'hier')), page: reading(never) });
    expect(screen.getByText('hier')).toBeInTheDocument();
  });

  it('replaces the answer of the device by the newer one, however long answers of its query hold', async () => {
    const page = reading(() => Promise.resolve('maintenant'), { staleTime: Infinity });
    show({ shelf: shelfOf(ofYesterday('home', 'hier')), page });
    expect(await screen.findByText('maintenant')).toBeInTheDocument();
  });

  it('keeps showing the answer of the device where the newer one cannot be had', async () => {
    const refused = jest.fn(() => Promise.reject(new Error('no network')));
    show({ shelf: shelfOf(ofYesterday('home', 'hier')), page: reading(refused) });
    await waitFor(() => expect(refused).toHaveBeenCalled());
    expect(screen.getByText('hier')).toBeInTheDocument();
  });

  it('drops an answer of the device that the opened page does not read', () => {
    const cache = show({
      shelf: shelfOf(ofYesterday('home', 'hier'), ofYesterday('entity', 'ancien')),
      page: reading(never),
    });
    expect(cache.getQueryData(['entity'])).toBeUndefined();
    expect(cache.getQueryData(['home'])).toBe('hier');
  });

  it('replaces nothing that the cache knows by an answer of the device', () => {
    const cache = new QueryClient();
    cache.setQueryData(['home'], 'maintenant');
    show({ shelf: shelfOf(ofYesterday('home', 'hier')), page: reading(never, { staleTime: Infinity }), cache });
    expect(screen.getByText('maintenant')).toBeInTheDocument();
  });
});

describe('an answer that comes', () => {
  it('stores an answer on the device when its query says so', async () => {
    const shelf = shelfOf();
    show({ shelf, page: reading(() => Promise.resolve('maintenant'), { meta: keptOnDevice }) });
    await screen.findByText('maintenant');
    expect(shelf.written).toEqual([{ key: ['home'], data: 'maintenant', at: expect.any(Number) }]);
  });

  it('stores no answer on the device when its query does not say so', async () => {
    const shelf = shelfOf();
    show({ shelf, page: reading(() => Promise.resolve('maintenant')) });
    await screen.findByText('maintenant');
    expect(shelf.written).toEqual([]);
  });

  it('stores the first page of a list of several', async () => {
    const shelf = shelfOf();
    const List = (): ReactNode => {
      const { data, fetchNextPage } = useInfiniteQuery({
        queryKey: ['own'],
        meta: keptOnDevice,
        initialPageParam: 1,
        queryFn: ({ pageParam }) => Promise.resolve(`page ${pageParam}`),
        getNextPageParam: (_last, pages) => pages.length + 1,
      });
      return <button onClick={() => void fetchNextPage()}>{data?.pages.join(', ')}</button>;
    };
    show({ shelf, page: List });
    (await screen.findByRole('button', { name: 'page 1' })).click();
    await screen.findByRole('button', { name: 'page 1, page 2' });
    expect(shelf.written.map(({ data }) => data)).toEqual([
      { pages: ['page 1'], pageParams: [1] },
      { pages: ['page 1'], pageParams: [1] },
    ]);
  });
});
