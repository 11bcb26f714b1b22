import type { SessionView } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { act, cleanup, screen, within } from '@testing-library/react';
import { DeskLayout } from './desk-layout.tsx';

it('lets the focus hold the menu open until it has led to another page', async () => {
  const { user } = renderScreen(
    <DeskLayout
      session={{ role: 'ADM', userName: 'Camille Martin' } as SessionView}
      programmeName="Vélo & Cie"
      onSignOut={() => undefined}
    >
      {null}
    </DeskLayout>,
    { at: '/admin/dashboard' },
  );
  const menu = screen.getByRole('complementary');
  expect(menu).toHaveAttribute('data-entered', 'false');
  screen.getByRole('link', { name: 'Réparations' }).focus();
  expect(await screen.findByRole('complementary')).toHaveAttribute('data-entered', 'true');
  await user.keyboard('{Enter}');
  expect(menu).toHaveAttribute('data-entered', 'false');
  await user.tab();
  expect(menu).toHaveAttribute('data-entered', 'true');
});

describe('the top bar', () => {
  const openAt = (at: string) =>
    renderScreen(
      <DeskLayout
        session={{ role: 'REP', userName: 'Camille Martin' } as SessionView}
        programmeName="Vélo & Cie"
        onSignOut={() => undefined}
      >
        {null}
      </DeskLayout>,
      { at },
    );
  const bar = () => within(screen.getByRole('banner')).getByText(/^[A-Z]/, { selector: 'p' });
  const nameTab = (title: string) => act(async () => void (document.title = title));

  afterEach(() => {
    cleanup();
    document.title = '';
  });

  it('says on a page of a file what the page does with it at the moment', async () => {
    openAt('/admin/seances/liste/repair-1');
    expect(bar()).toHaveTextContent('Déposer la facture');
    await nameTab('Facture déposée, dossier 80734 · Vélo & Cie');
    expect(bar()).toHaveTextContent(/^Facture déposée$/);
    await nameTab('Remplacer la facture, dossier 80734 · Vélo & Cie');
    expect(bar()).toHaveTextContent(/^Remplacer la facture$/);
  });

  it('says the name of the screen everywhere else, whatever file was open before', async () => {
    await nameTab('Facture déposée, dossier 80734 · Vélo & Cie');
    openAt('/admin/reparation/livraison');
    expect(bar()).toHaveTextContent('Mes réparations');
  });
});
