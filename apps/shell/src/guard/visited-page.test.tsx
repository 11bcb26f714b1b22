import { createApiClient, createSession, createSessionView } from '@alveole/api-client';
import { remoteConfigOf } from '@alveole/contracts';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { Link, useLocation } from '@alveole/router';
import { MemoryRouter } from '@alveole/router/static';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNotifier } from '../notices/notifier.ts';
import { createRemoteComponents } from '../remotes/remote-components.ts';
import type { RemoteLoader, RemoteRoutes } from '../remotes/remote-loader.ts';
import type { ShellParts } from '../start/shell-parts.ts';
import { VisitedPage } from './visited-page.tsx';

const Where: RemoteRoutes = ({ session, notify }) => {
  const { pathname, state } = useLocation();
  return (
    <>
      <p>{`ici ${pathname} de ${JSON.stringify(state)}, ${session.role ?? 'personne'}`}</p>
      <Link to="/admin/reparation/livraison">Plus loin</Link>
      <button onClick={() => notify({ tone: 'success', text: 'Dossier envoyé' })}>Dire</button>
    </>
  );
};

function visit(
  path: string,
  entity_gender?: number,
  ownerOf: (path: string) => string | undefined = () => 'any',
  keep: () => void = () => undefined,
) {
  localStorage.clear();
  sessionStorage.clear();
  keep();
  const session = createSession({ storage: localStorage, events: new EventTarget(), cookies: { cookie: '' } });
  const api = createApiClient({ baseUrl: '/alveoleapi', session, fetch: () => Promise.reject(new TypeError()) });
  if (entity_gender !== undefined)
    session.open(
      { access_token: 'a', refresh_token: 'r', user_id: 'u', entity_id: 'e', entity_gender, entity_status: 1 },
      { remember: true },
    );
  const loader: RemoteLoader = {
    load: async () => Where,
    newerVersion: async () => undefined,
    tellFailed: async () => undefined,
  };
  const config = remoteConfigOf(demonstrationConfig);
  const registry = { ownerOf, anew: jest.fn(async () => []) };
  const parts: ShellParts = {
    registry,
    basePath: '',
    config,
    session,
    api,
    loader,
    components: createRemoteComponents(loader),
    recovery: { fromLost: async () => false, fromLostShell: async () => false, fromFailedTry: async () => false },
    notifier: createNotifier(),
    sessionView: createSessionView(session, api.signOut),
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <VisitedPage parts={parts} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), session, registry };
}

// Compiling the whole frame for the first time takes longer than a test waits.
beforeAll(() => import('../frame/full-frame.tsx'));

describe('a page of the shell', () => {
  it('shows a screen to who may open it, inside the layout of its role', async () => {
    visit('/admin/backend/entreprises', 10);
    expect(await screen.findByText(/ici \/admin\/backend\/entreprises .* ADM/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entreprises' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Mon compte' })).not.toBeInTheDocument();
    expect(document.title).toBe('Entreprises · Alvéole');
  });

  it('of another role leads to sign-in, which says that it is of another role', async () => {
    visit('/admin/backend/entreprises', 0);
    expect(
      await screen.findByText(
        'ici /auth/login de {"from":"/admin/backend/entreprises","reason":"another-role"}, personne',
      ),
    ).toBeInTheDocument();
  });

  it('says that a screen without a remote is unavailable, and looks again', async () => {
    const ownerOf = jest.fn<string | undefined, []>();
    const { user, registry } = visit('/admin/backend/entreprises', 10, ownerOf);
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByRole('link', { name: 'Entreprises' })).toBeInTheDocument();
    ownerOf.mockReturnValue('back_office');
    await user.click(again);
    expect(await screen.findByText(/ici \/admin\/backend\/entreprises/)).toBeInTheDocument();
    expect(registry.anew).toHaveBeenCalledTimes(1);
  });

  it('asks a visitor to sign in and remembers what he wanted', async () => {
    visit('/admin/backend/folder/e1?onglet=2');
    expect(
      await screen.findByText(
        'ici /auth/login de {"from":"/admin/backend/folder/e1?onglet=2","reason":"not-signed-in"}, personne',
      ),
    ).toBeInTheDocument();
  });

  it('clears the session of a role that may not open the screen, but not the wish to be remembered', async () => {
    visit('/admin/backend/entreprises', 0);
    expect(await screen.findByText(/ici \/auth\/login/)).toBeInTheDocument();
    expect({ ...localStorage }).toEqual({ rememberMe: '1' });
  });

  it('leads to sign-in with the origin when the session expires meanwhile', async () => {
    const { session } = visit('/admin/profile', 0);
    await screen.findByText(/ici \/admin\/profile/);
    act(() => session.close('expired'));
    expect(
      await screen.findByText(/ici \/auth\/login de {"from":"\/admin\/profile","reason":"expired"}/),
    ).toBeInTheDocument();
  });

  it('leads from an unknown address of the desk to the dashboard', async () => {
    visit('/admin/anything', 11);
    expect(await screen.findByText(/ici \/admin\/dashboard/)).toBeInTheDocument();
  });

  it('opens and closes the menu by « Menu » and « Fermer », and closes it on another page', async () => {
    const { user } = visit('/admin/profile', 0);
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Plus loin' }));
    expect(await screen.findByText(/ici \/admin\/reparation\/livraison/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('signs out, even without a server', async () => {
    const { user, session } = visit('/admin/profile', 0);
    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
    expect(session.current()).toBeUndefined();
    expect(await screen.findByText('ici /auth/login de {"reason":"signed-out"}, personne')).toBeInTheDocument();
  });

  it('signs out whoever opens the menu’s last address', async () => {
    const { session } = visit('/admin/login', 10);
    expect(await screen.findByText('ici /auth/login de {"reason":"signed-out"}, personne')).toBeInTheDocument();
    expect(session.current()).toBeUndefined();
  });

  it.each([
    ['what waits for the server', () => localStorage.setItem('alveole.waiting', '2'), /^Se déconnecter sans attendre/],
    ['a message that was begun', () => localStorage.setItem('alveole.drafts', '1'), /^Se déconnecter et effacer/],
    ['a form that this tab keeps', () => sessionStorage.setItem('alveole.draft.x', '{"text":"a"}'), /et effacer/],
  ])('asks before a sign-out that would lose %s, at the button and at the address', async (_work, keep, name) => {
    const { user, session } = visit('/admin/profile', 0, undefined, keep);
    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
    await user.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: 'Annuler' }));
    expect(session.current()).toBeDefined();
    cleanup();
    const typed = visit('/admin/login', 0, undefined, keep);
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    expect(typed.session.current()).toBeDefined();
    await typed.user.click(dialog.getByRole('button', { name: /^Se déconnecter et/ }));
    await waitFor(() => expect(typed.session.current()).toBeUndefined());
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).not.toContainEqual(
      expect.stringMatching(/^alveole\.(waiting|draft)/),
    );
  });

  it('leads a closed account to its own page, and from every other as soon as it is told', async () => {
    const { session } = visit('/admin/reparation/livraison', 0);
    await screen.findByText(/ici \/admin\/reparation\/livraison/);
    act(() => session.tell({ entityStatus: 9 }));
    expect(await screen.findByText(/ici \/admin\/profile/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mes réparations' })).not.toBeInTheDocument();
  });

  it('is blocked while the conditions await an answer', async () => {
    const { session } = visit('/admin/profile', 0);
    await screen.findByText(/ici \/admin\/profile/);
    act(() => session.tell({ needsConditions: true }));
    expect(await screen.findByRole('dialog', { name: 'Conditions générales à accepter' })).toBeInTheDocument();
    expect(localStorage.getItem('needCGS')).toBe('1');
  });

  it('shows what a remote says', async () => {
    const { user } = visit('/admin/profile', 0);
    await user.click(await screen.findByRole('button', { name: 'Dire' }));
    expect(await screen.findByText('Dossier envoyé')).toBeInTheDocument();
  });
});
