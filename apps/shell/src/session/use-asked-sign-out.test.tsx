import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useAskedSignOut } from './use-asked-sign-out.tsx';
import type { LoadDialog } from './use-asked-sign-out.tsx';

const present: LoadDialog = async () => ({
  SignOutDialog: ({ onClose, onSignOut }) => (
    <div role="alertdialog" aria-label="Question">
      <button onClick={onClose}>Rester</button>
      <button onClick={onSignOut}>Perdre l’envoi</button>
    </div>
  ),
});
const absent: LoadDialog = () => Promise.reject(new Error('Loading chunk 224 failed.'));

const signOut = jest.fn();

function Menu({ load, isAsked }: { readonly load: LoadDialog; readonly isAsked: boolean }): ReactNode {
  const { askFirst, onNear, dialog } = useAskedSignOut({ isAsked, load, onSignOut: signOut });
  return (
    <>
      <button onClick={askFirst} onFocus={onNear}>
        Se déconnecter
      </button>
      {dialog}
    </>
  );
}

async function open(load: LoadDialog, { waiting = 0, isAsked = false } = {}) {
  if (waiting > 0) localStorage.setItem('alveole.waiting', String(waiting));
  await act(async () => void render(<Menu load={load} isAsked={isAsked} />));
  return userEvent.setup();
}

beforeEach(() => signOut.mockClear());
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('a sign-out from the menu', () => {
  it('signs out at once while no act waits for the server', async () => {
    const user = await open(present);
    await user.click(button('Se déconnecter'));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks before signing out, at the first press, while an act waits for the server', async () => {
    const user = await open(present, { waiting: 1 });
    await user.click(button('Se déconnecter'));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
    await user.click(button('Rester'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(button('Se déconnecter'));
    await user.click(await screen.findByRole('button', { name: 'Perdre l’envoi' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('loads the question of the sign-out when the focus reaches its button, and not before', async () => {
    const load = jest.fn(present);
    const user = await open(load, { waiting: 1 });
    expect(load).not.toHaveBeenCalled();
    await user.tab();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('asks by the browser’s own question where its dialog cannot be loaded: %s', async (answer) => {
    const confirm = jest.spyOn(globalThis, 'confirm').mockReturnValue(answer);
    const user = await open(absent, { waiting: 2 });
    await user.click(button('Se déconnecter'));
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Le serveur n’a pas encore reçu'));
    expect(signOut).toHaveBeenCalledTimes(answer ? 1 : 0);
  });

  it('asks before signing out as the page opens where the address asked for it', async () => {
    await open(present, { waiting: 1, isAsked: true });
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });
});
