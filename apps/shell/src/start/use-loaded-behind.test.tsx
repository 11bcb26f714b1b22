import { createQueryClient, QueryClientProvider, useQuery } from '@alveole/query';
import { PageRoutes } from '@alveole/router';
import { MemoryRouter } from '@alveole/router/static';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLoadedBehind } from './use-loaded-behind.ts';

type Load = () => Promise<unknown>;

const Behind = ({ load }: { readonly load: Load }) => {
  useLoadedBehind(load);
  return null;
};

function Asking({ ask }: { readonly ask: () => Promise<string> }): ReactNode {
  const { data } = useQuery({ queryKey: ['asked'], queryFn: ask });
  return <p>{data}</p>;
}

const showing = (load: Load, page?: ReactNode) => (
  <QueryClientProvider client={client}>
    <Behind load={load} />
    {page === undefined ? null : (
      <MemoryRouter>
        <PageRoutes pages={[{ path: '/', page: () => page }]} props={{}} />
      </MemoryRouter>
    )}
  </QueryClientProvider>
);

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => (client = createQueryClient(() => true)));

describe('what loads behind a page', () => {
  it('waits until the page stands, and comes once', () => {
    const load = jest.fn(async () => undefined);
    const { rerender } = render(showing(load));
    expect(load).not.toHaveBeenCalled();
    rerender(showing(load, <p>Accueil</p>));
    rerender(showing(load, <p>Accueil</p>));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for what the page asks', async () => {
    const load = jest.fn(async () => undefined);
    let tell: (answer: string) => void = () => undefined;
    render(showing(load, <Asking ask={() => new Promise((resolve) => (tell = resolve))} />));
    expect(load).not.toHaveBeenCalled();
    tell('Trois dossiers');
    await screen.findByText('Trois dossiers');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s fault when it fails', async () => {
    const load = jest.fn(() => Promise.reject(new Error('gone')));
    render(showing(load, <p>Accueil</p>));
    await expect(load.mock.results[0]?.value).rejects.toThrow('gone');
  });
});
