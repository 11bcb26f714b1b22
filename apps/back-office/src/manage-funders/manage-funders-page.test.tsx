import { funderRoutes } from '@alveole/contracts/funder';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { appError } from '@alveole/contracts';
import type { RouteResult } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { ManageFundersPage } from './manage-funders-page.tsx';

const { listFunderAccounts, createFunderAccount, changeFunderAccount } = funderRoutes;
type Account = RouteResult<typeof createFunderAccount>;

const odile: Account = {
  user_id: 'fin-1',
  row_hash: 'a'.repeat(32),
  mail: 'odile@ville.fr',
  name: 'BRUN Odile',
  funder_id: 'ville',
  status: 1,
  is_open: true,
  history: [{ at: '2026-03-01T09:00:00.000Z', by: 'Sophie Leroy', act: 'open' }],
};
const funders: Campaign['funders'] = [
  { id: 'ville', name: 'Ville d’Exemple', pays: 'percentage', percent: 40 },
  { id: 'etat', name: 'État', pays: 'remainder' },
];

function open(accounts: Account[] = [odile], campaign: Campaign = { ...openEndedCampaign, funders }) {
  const desk = atDesk();
  desk.api
    .answer(listFunderAccounts, accounts)
    .answer(createFunderAccount, odile)
    .answer(changeFunderAccount, { ...odile, status: 9 });
  const props = { ...desk, config: { ...desk.config, campaign } };
  return { props, ...renderScreen(<ManageFundersPage {...props} />) };
}

describe('the accounts of funders', () => {
  it('shows each account with its funder, by the name that the campaign gives it', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /BRUN Odile/ }));
    expect(row.getByText('Ville d’Exemple')).toBeInTheDocument();
    expect(row.getByText('Actif')).toBeInTheDocument();
  });

  it('opens an account for the chosen funder, and says that a link was sent', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: 'Ouvrir un compte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ouvrir le compte d’un financeur' }));
    await user.type(dialog.getByLabelText('Nom et prénom'), 'COSTE Paul');
    await user.type(dialog.getByLabelText('Adresse e-mail'), 'paul@etat.fr');
    await user.click(dialog.getByRole('button', { name: /Financeur/ }));
    await user.click(await screen.findByRole('option', { name: 'État' }));
    await user.click(dialog.getByRole('button', { name: 'Ouvrir un compte' }));
    await waitFor(() =>
      expect(props.api.callsOf(createFunderAccount)).toEqual([
        { body: { mail: 'paul@etat.fr', name: 'COSTE Paul', funder_id: 'etat' } },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Un lien est envoyé à paul@etat.fr' }]);
  });

  it('disables an account once the consequence is confirmed', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: /Désactiver\s: BRUN Odile/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/déconnectée partout/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Désactiver' }));
    await waitFor(() =>
      expect(props.api.callsOf(changeFunderAccount)).toEqual([
        { params: { id: 'fin-1' }, body: { last_row_hash: 'a'.repeat(32), status: 9 } },
      ]),
    );
  });

  it('says that the programme pays alone where the campaign names no funder', async () => {
    open([], openEndedCampaign);
    expect(await screen.findByText('Aucun financeur')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ouvrir un compte' })).not.toBeInTheDocument();
  });

  it('tells an operator that an administrator opens these accounts', async () => {
    const { props } = open();
    props.api.answer(listFunderAccounts, () => {
      throw appError('NotAuthorizedException', 'Only an administrator of permission 0 may do this.');
    });
    renderScreen(<ManageFundersPage {...props} />);
    expect(await screen.findByText('Seul un administrateur gère les comptes de l’équipe')).toBeInTheDocument();
  });
});
