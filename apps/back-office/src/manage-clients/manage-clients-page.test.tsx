import { appError } from '@alveole/contracts';
import type { RouteResult } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { clientRoutes } from '@alveole/contracts/software-client';
import { webhookRoutes } from '@alveole/contracts/webhook';
import type { Campaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { ManageClientsPage } from './manage-clients-page.tsx';

const { listClients, createClient, createSecret, revokeSecret, revokeClient } = clientRoutes;
type Client = RouteResult<typeof revokeClient>;

const secretOf = (id: string, hint: string) => ({
  secret_id: id,
  hint,
  created_date: '2026-03-01T09:00:00.000Z',
  last_use_date: null,
});
const portal: Client = {
  client_id: 'c-1',
  row_hash: 'a'.repeat(32),
  name: 'Portail de données',
  reason: 'Publier les chiffres',
  scopes: ['statistics:read'],
  is_revoked: false,
  secrets: [secretOf('s-1', 'x7Qa')],
  last_call_date: '2026-03-02T09:00:00.000Z',
  calls_by_day: [{ day: '2026-03-02', calls: 1234 }],
  history: [{ at: '2026-03-01T09:00:00.000Z', by: 'Sophie Leroy', act: 'create' }],
};
const funders: Campaign['funders'] = [{ id: 'ville', name: 'Ville d’Exemple', pays: 'remainder' }];
const secretText = 'alv_un-secret-de-test';

function open(clients: Client[] = [portal], campaign: Campaign = { ...openEndedCampaign, funders }) {
  const desk = atDesk();
  desk.api
    .answer(listClients, clients)
    .answer(webhookRoutes.listWebhooks, [])
    .answer(createClient, { client: portal, client_secret: secretText })
    .answer(createSecret, { client: portal, client_secret: secretText })
    .answer(revokeSecret, portal)
    .answer(revokeClient, { ...portal, is_revoked: true, secrets: [] });
  const props = { ...desk, config: { ...desk.config, campaign } };
  return { props, ...renderScreen(<ManageClientsPage {...props} />) };
}

const managed = async (user: ReturnType<typeof open>['user'], name = 'Portail de données') => {
  await user.click(await screen.findByRole('button', { name: `Gérer\u00a0: ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('the access of software', () => {
  it('shows each software with its rights, its binding and how it is used', async () => {
    open([portal, { ...portal, client_id: 'c-2', name: 'Comptes', funder_id: 'ville', last_call_date: null }]);
    const row = within(await screen.findByRole('row', { name: /Portail de données/ }));
    expect(row.getByText('Lire les chiffres')).toBeInTheDocument();
    expect(row.getByText('Le programme')).toBeInTheDocument();
    expect(row.getByText(/1\s234 appels ce jour-là/)).toBeInTheDocument();
    const bound = within(screen.getByRole('row', { name: /Comptes/ }));
    expect(bound.getByText('Ville d’Exemple')).toBeInTheDocument();
    expect(bound.getByText('Jamais')).toBeInTheDocument();
  });

  it('is given with the rights that were chosen, and shows its secret once, to copy', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: 'Donner un accès' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Donner un accès à un logiciel' }));
    await user.type(dialog.getByLabelText('Nom du logiciel'), 'Portail');
    await user.type(dialog.getByLabelText('À quoi il sert'), 'Publier les chiffres');
    await user.click(dialog.getByRole('checkbox', { name: 'Lire les chiffres' }));
    await user.click(dialog.getByRole('button', { name: 'Donner un accès' }));
    const secretDialog = within(await screen.findByRole('dialog', { name: 'Secret de Portail de données' }));
    expect(secretDialog.getByText(secretText)).toBeInTheDocument();
    expect(props.api.callsOf(createClient)).toEqual([
      { body: { name: 'Portail', reason: 'Publier les chiffres', scopes: ['statistics:read'] } },
    ]);
    await user.click(secretDialog.getByRole('button', { name: 'Copier le secret' }));
    expect(await secretDialog.findByText('Le secret est copié.')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe(secretText);
    await user.click(secretDialog.getByRole('button', { name: 'J’ai noté le secret' }));
    await waitFor(() => expect(screen.queryByText(secretText)).not.toBeInTheDocument());
  });

  it('is asked for with everything that it needs, each fault under its field', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: 'Donner un accès' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Donner un accès à un logiciel' }));
    await user.click(dialog.getByRole('radio', { name: 'Un établissement' }));
    await user.click(dialog.getByRole('button', { name: 'Donner un accès' }));
    expect(await dialog.findAllByText('Ce champ est obligatoire')).not.toHaveLength(0);
    expect(dialog.getAllByText('Choisissez au moins un droit')).not.toHaveLength(0);
    expect(dialog.getAllByText('Choisissez l’établissement dans la liste')).not.toHaveLength(0);
    expect(props.api.callsOf(createClient)).toEqual([]);
  });

  it('offers rights that write to the software of a shop alone, and no funder where there is none', async () => {
    const { user, props } = open([portal], openEndedCampaign);
    props.api.answer(establishmentRoutes.listEntities, []);
    await user.click(await screen.findByRole('button', { name: 'Donner un accès' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Donner un accès à un logiciel' }));
    const writing = { name: 'Ouvrir des dossiers, envoyer des factures' };
    expect(dialog.queryByRole('checkbox', writing)).not.toBeInTheDocument();
    expect(dialog.queryByRole('radio', { name: 'Un financeur' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Un établissement' }));
    expect(dialog.getByRole('checkbox', writing)).toBeInTheDocument();
  });

  it('registers software for each shop that allows it with its addresses of return, and shows no secret', async () => {
    const till = { ...portal, name: 'Caisse Vélo', redirect_uris: ['https://caisse.exemple.fr/retour'], secrets: [] };
    const { user, props } = open([till]);
    props.api.answer(createClient, { client: till });
    await user.click(await screen.findByRole('button', { name: 'Donner un accès' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Donner un accès à un logiciel' }));
    await user.type(dialog.getByLabelText('Nom du logiciel'), 'Caisse Vélo');
    await user.type(dialog.getByLabelText('À quoi il sert'), 'Tenir la caisse');
    await user.click(dialog.getByRole('radio', { name: 'Les établissements qui l’autorisent' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ouvrir des dossiers, envoyer des factures' }));
    await user.type(dialog.getByLabelText('Adresses de retour'), 'http://caisse.exemple.fr');
    await user.click(dialog.getByRole('button', { name: 'Donner un accès' }));
    expect(await dialog.findAllByText(/Cette adresse ne convient pas.*http:\/\/caisse\.exemple\.fr/)).not.toHaveLength(
      0,
    );
    await user.clear(dialog.getByLabelText('Adresses de retour'));
    await user.type(dialog.getByLabelText('Adresses de retour'), 'https://caisse.exemple.fr/retour');
    await user.click(dialog.getByRole('button', { name: 'Donner un accès' }));
    const tillDialog = within(await screen.findByRole('dialog', { name: 'Caisse Vélo' }));
    expect(tillDialog.getByText(/Ce logiciel n’a pas de secret/)).toBeInTheDocument();
    expect(tillDialog.getByText('c-1')).toBeInTheDocument();
    expect(tillDialog.queryByRole('button', { name: 'Créer un second secret' })).not.toBeInTheDocument();
    expect(props.api.callsOf(createClient)).toEqual([
      {
        body: {
          name: 'Caisse Vélo',
          reason: 'Tenir la caisse',
          scopes: ['repairs:write'],
          redirect_uris: ['https://caisse.exemple.fr/retour'],
        },
      },
    ]);
  });

  it('gets a second secret beside the first one, which stays until it is revoked', async () => {
    const { user, props } = open([{ ...portal, secrets: [secretOf('s-1', 'x7Qa'), secretOf('s-2', 'b2Zz')] }]);
    const dialog = await managed(user);
    expect(dialog.queryByRole('button', { name: 'Créer un second secret' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Retirer ce secret\s: x7Qa/ }));
    const confirm = within(await screen.findByRole('alertdialog'));
    expect(confirm.getByText(/refusés dans les cinq secondes/)).toBeInTheDocument();
    await user.click(confirm.getByRole('button', { name: 'Retirer ce secret' }));
    await waitFor(() => expect(props.api.callsOf(revokeSecret)).toEqual([{ params: { id: 'c-1', secret_id: 's-1' } }]));
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le secret est retiré' }]);
  });

  it('shows the second secret of a client once it is created', async () => {
    const { user, props } = open();
    const dialog = await managed(user);
    expect(dialog.queryByRole('button', { name: /Retirer ce secret/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Créer un second secret' }));
    expect(await screen.findByText(secretText)).toBeInTheDocument();
    expect(props.api.callsOf(createSecret)).toEqual([
      { params: { id: 'c-1' }, body: { last_row_hash: 'a'.repeat(32) } },
    ]);
  });

  it('shows the calls by day and the history of a client', async () => {
    const { user } = open();
    const dialog = await managed(user);
    const table = within(dialog.getByRole('grid', { name: 'Appels par jour, le dernier mois' }));
    expect(table.getByText('2 mars 2026')).toBeInTheDocument();
    expect(table.getByText(/1\s234/)).toBeInTheDocument();
    expect(dialog.getByText('Accès donné')).toBeInTheDocument();
  });

  it('ends once its consequence is confirmed, and offers nothing more', async () => {
    const { user, props } = open();
    const dialog = await managed(user);
    await user.click(dialog.getByRole('button', { name: 'Retirer l’accès' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: /Retirer l’accès de Portail de données/ }));
    props.api.answer(listClients, [{ ...portal, is_revoked: true, secrets: [] }]);
    await user.click(confirm.getByRole('button', { name: 'Retirer l’accès' }));
    await waitFor(() => expect(props.api.callsOf(revokeClient)).toEqual([{ params: { id: 'c-1' } }]));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Retirer l’accès' })).not.toBeInTheDocument());
    expect(dialog.queryByRole('button', { name: 'Créer un second secret' })).not.toBeInTheDocument();
  });

  it('says why there is none yet, and tells an operator that an administrator gives it', async () => {
    open([]);
    expect(await screen.findByText('Aucun logiciel')).toBeInTheDocument();
    const { props } = open();
    props.api.answer(listClients, () => {
      throw appError('NotAuthorizedException', 'Only an administrator of permission 0 manages software access.', {
        refusal: 'only-an-administrator-of-permission-0-manages-software-access',
      });
    });
    renderScreen(<ManageClientsPage {...props} />);
    expect(await screen.findByText('Seul un administrateur gère les accès des logiciels')).toBeInTheDocument();
  });
});
