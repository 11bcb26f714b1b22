import { clientRoutes } from '@alveole/contracts/software-client';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { GrantsSection } from './grants-section.tsx';

const { listGrants, revokeGrant } = clientRoutes;
const till = {
  grant_id: 'g-1',
  client_name: 'Caisse Vélo',
  scopes: ['repairs:read' as const],
  created_date: '2026-03-01T09:00:00.000Z',
  created_by: 'LEROY Sophie',
  last_use_date: '2026-03-02T09:00:00.000Z',
};

function open(grants = [till], permission: 0 | 1 = 0) {
  const props = fakeRemoteProps({ role: 'REP', session: { permission } });
  props.api.answer(listGrants, grants).answer(revokeGrant, { status: 'ok' });
  return { props, ...renderScreen(<GrantsSection remote={props} />) };
}

describe('software that a shop has allowed', () => {
  it('shows each allowed software with its rights, who allowed it and when it was used', async () => {
    open();
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      /Caisse Vélo.*Lire les dossiers.*Autorisé le 1er mars 2026 par LEROY Sophie.*Dernière utilisation le 02\/03 à /,
    );
  });

  it('takes the access from software once that is confirmed', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: /Retirer l’accès.*Caisse Vélo/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Ses appels sont refusés dans les cinq secondes/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Retirer l’accès' }));
    await waitFor(() => expect(props.api.callsOf(revokeGrant)).toEqual([{ params: { id: 'g-1' } }]));
    expect(props.notices).toEqual([{ tone: 'success', text: 'L’accès est retiré' }]);
    expect(props.api.callsOf(listGrants)).toHaveLength(2);
  });

  it('says that no software is allowed yet', async () => {
    open([]);
    expect(await screen.findByText(/Aucun logiciel n’est autorisé/)).toBeInTheDocument();
  });

  it('shows allowed software to administrators of the shop alone', () => {
    const { props } = open([till], 1);
    expect(screen.getByText(/Seul un administrateur/)).toBeInTheDocument();
    expect(props.api.callsOf(listGrants)).toEqual([]);
  });
});
