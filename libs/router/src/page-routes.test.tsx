import { render, screen } from '@testing-library/react';
import { Component, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { forgetFailedPages, PageRoutes, pageStandsEvent } from './index.ts';
import type { PageEntry } from './index.ts';
import { MemoryRouter } from './static.ts';

interface Given {
  readonly name: string;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>en panne</p> : this.props.children);
}

const Hello = ({ name }: Given) => <p>Bonjour {name}</p>;

const draw = (pages: readonly PageEntry<Given>[], at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Boundary>
        <PageRoutes pages={pages} props={{ name: 'Ada' }} />
      </Boundary>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );

describe('the pages of a remote', () => {
  it('load only when they are shown, and get what the remote got', async () => {
    const here = jest.fn(async () => Hello);
    const elsewhere = jest.fn(async () => Hello);
    draw(
      [
        { path: '/here/:id', load: here },
        { path: '/elsewhere', load: elsewhere },
      ],
      '/here/3',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Chargement de la page');
    expect(await screen.findByText('Bonjour Ada')).toBeInTheDocument();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('tell the document once they stand, not while they are on their way', async () => {
    const listener = jest.fn();
    document.addEventListener(pageStandsEvent, listener);
    let arrive: (page: typeof Hello) => void = () => undefined;
    draw([{ path: '/here', load: () => new Promise((resolve) => (arrive = resolve)) }], '/here');
    expect(listener).not.toHaveBeenCalled();
    arrive(Hello);
    await screen.findByText('Bonjour Ada');
    expect(listener).toHaveBeenCalledTimes(1);
    document.removeEventListener(pageStandsEvent, listener);
  });

  it('stand at once when they are given as they are', () => {
    draw([{ path: '/here', page: Hello }], '/here');
    expect(screen.getByText('Bonjour Ada')).toBeInTheDocument();
  });

  it('removes the page that was drawn ahead before the page itself measures or focuses anything', async () => {
    const waiting = document.body.appendChild(document.createElement('div'));
    waiting.id = 'waiting';
    waiting.innerHTML = '<main>drawn</main>';
    const seen: (string | null)[] = [];
    const Measuring = () => {
      useLayoutEffect(() => void seen.push(waiting.textContent), []);
      return <p>Bonjour Ada</p>;
    };
    let arrive: (page: typeof Measuring) => void = () => undefined;
    draw([{ path: '/here', load: () => new Promise((resolve) => (arrive = resolve)) }], '/here');
    expect(waiting).toHaveTextContent('drawn');
    arrive(Measuring);
    await screen.findByText('Bonjour Ada');
    expect(seen).toEqual(['']);
    waiting.remove();
  });

  it('say so when there is none', () => {
    draw([], '/here');
    expect(screen.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeInTheDocument();
  });

  it('are asked for once when they fail, and again once that is forgotten', async () => {
    const load = jest.fn<Promise<typeof Hello>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Hello);
    const pages = [{ path: '/here', load }];
    const first = draw(pages, '/here');
    expect(await screen.findByText('en panne')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    first.unmount();
    forgetFailedPages();
    draw(pages, '/here');
    expect(await screen.findByText('Bonjour Ada')).toBeInTheDocument();
  });
});
