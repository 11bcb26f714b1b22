import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, leavePage, Link, Route, Routes, useLeaveGuard } from './index.ts';

function Profile({ isHeld = true }: { isHeld?: boolean }) {
  const guard = useLeaveGuard(isHeld);
  return (
    <>
      <h1>Profil</h1>
      <Link to="/accueil">Accueil</Link>
      <Link to="/profil?section=banque">Banque</Link>
      {guard.isAsked ? (
        <div role="alertdialog">
          <button onClick={guard.leave}>Quitter</button>
          <button onClick={guard.stay}>Rester</button>
        </div>
      ) : null}
    </>
  );
}

async function setUp(isHeld?: boolean) {
  window.history.replaceState(null, '', '/base/depart');
  const shown = render(
    <BrowserRouter basename="/base">
      <Routes>
        <Route path="/depart" element={<Link to="/profil">Profil</Link>} />
        <Route path="/profil" element={<Profile isHeld={isHeld} />} />
        <Route path="/accueil" element={<h1>Accueil</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Profil' }));
  return shown;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a page that holds something unsaved', () => {
  it('keeps who follows a link, until told to leave', async () => {
    await setUp();
    await follow('Accueil');
    expect(screen.getByRole('heading', { name: 'Profil' })).toBeInTheDocument();
    await press('Rester');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await follow('Accueil');
    await press('Quitter');
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
    expect(isTabHeld()).toBe(false);
  });

  it('keeps who goes back, and the address with it', async () => {
    await setUp();
    act(() => window.history.back());
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/base/profil'));
    await press('Quitter');
    expect(await screen.findByRole('link', { name: 'Profil' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/base/depart');
  });

  it('lets another address of itself pass', async () => {
    await setUp();
    await follow('Banque');
    expect(window.location.search).toBe('?section=banque');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('lets the browser ask before the tab goes', async () => {
    await setUp();
    expect(isTabHeld()).toBe(true);
  });

  it('keeps what would end it, a sign-out, say', async () => {
    await setUp();
    const signOut = jest.fn();
    act(() => leavePage(signOut));
    expect(signOut).not.toHaveBeenCalled();
    await press('Quitter');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('keeps nobody once there is nothing to lose', async () => {
    await setUp(false);
    const signOut = jest.fn();
    leavePage(signOut);
    expect(signOut).toHaveBeenCalled();
    expect(isTabHeld()).toBe(false);
    await follow('Accueil');
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
  });
});
