import type { RemoteProps } from '@alveole/contracts';
import { Link, useLocation } from '@alveole/router';
import { MemoryRouter } from '@alveole/router/static';
import { fakeRemoteProps } from '@alveole/testing/browser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemoteComponents } from './remote-components.ts';
import { startedEvent } from './started-event.ts';
import type { RemoteLoader, RemoteRoutes } from './remote-loader.ts';
import type { Recovery } from './recovery.ts';
import { RemoteSlot } from './remote-slot.tsx';

const unavailable = 'Cette partie du site est momentanément indisponible.';
const props = fakeRemoteProps({ role: 'ADM' });

function Shown({ session }: RemoteProps) {
  return <p>Bureau de {session.userName}</p>;
}

function BrokenAtFirst() {
  const { pathname } = useLocation();
  if (pathname === '/') throw new Error('broken page');
  return <p>Autre page</p>;
}

const noNews = {
  fromLost: jest.fn(async () => false),
  fromLostShell: async () => false,
  fromFailedTry: async () => false,
};

function draw(load: () => Promise<RemoteRoutes>, recovery: Recovery = noNews) {
  const loader: RemoteLoader = {
    load: jest.fn(load),
    newerVersion: async () => undefined,
    tellFailed: async () => undefined,
  };
  render(
    <MemoryRouter>
      <Link to="/other">Ailleurs</Link>
      <RemoteSlot name="back_office" components={createRemoteComponents(loader)} recovery={recovery} remote={props} />
    </MemoryRouter>,
    // React reports what a boundary caught.
    { onCaughtError: () => undefined },
  );
  return { user: userEvent.setup(), loader };
}

describe('the slot of a remote', () => {
  it('waits, then shows it with what the shell gives', async () => {
    draw(async () => Shown);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement de la page');
    expect(await screen.findByText('Bureau de Camille Martin')).toBeInTheDocument();
  });

  it('says that it answers only once its remote stands there, or what stands instead of it', async () => {
    const started = jest.fn();
    document.addEventListener(startedEvent, started);
    let arrive: (remote: RemoteRoutes) => void = () => undefined;
    draw(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(started).not.toHaveBeenCalled();
    arrive(Shown);
    await screen.findByText('Bureau de Camille Martin');
    expect(started).toHaveBeenCalledTimes(1);
    draw(() => Promise.reject(new Error('down')));
    await screen.findByRole('alert');
    expect(started).toHaveBeenCalledTimes(2);
    document.removeEventListener(startedEvent, started);
  });

  it('says that it is unavailable, keeps the rest, and shows it at the next try', async () => {
    const load = jest.fn<Promise<RemoteRoutes>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(Shown);
    const { user } = draw(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
    expect(screen.getByRole('link', { name: 'Ailleurs' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Bureau de Camille Martin')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits for the page to load again when its files went with a new version, and says nothing of a failure', async () => {
    const fromLost = jest.fn(async () => true);
    draw(() => Promise.reject(new Error('gone')), { ...noNews, fromLost });
    await waitFor(() => expect(fromLost).toHaveBeenCalledWith('back_office', false));
    expect(screen.getByRole('status')).toHaveTextContent('Chargement de la page');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads the page again at a try, when a new version came out since it said that it is unavailable', async () => {
    const fromLost = jest.fn<Promise<boolean>, [string, boolean?]>(async (_name, isAsked) => isAsked === true);
    const { user, loader } = draw(() => Promise.reject(new Error('gone')), { ...noNews, fromLost });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(fromLost).toHaveBeenLastCalledWith('back_office', true);
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  it('stays unavailable while tries fail', async () => {
    const { user, loader } = draw(() => Promise.reject(new Error('down')));
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
    expect(loader.load).toHaveBeenCalledTimes(2);
  });

  it('loads the page again when a try in place failed too, and not before one was asked for', async () => {
    const fromFailedTry = jest.fn(async () => true);
    const { user } = draw(() => Promise.reject(new Error('preload failed')), { ...noNews, fromFailedTry });
    const button = await screen.findByRole('button', { name: 'Réessayer' });
    expect(fromFailedTry).not.toHaveBeenCalled();
    await user.click(button);
    await waitFor(() => expect(fromFailedTry).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status')).toHaveTextContent('Chargement de la page');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the failure of one page to that page', async () => {
    const { user } = draw(async () => BrokenAtFirst);
    expect(await screen.findByRole('alert')).toHaveTextContent(unavailable);
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(await screen.findByText('Autre page')).toBeInTheDocument();
  });
});
