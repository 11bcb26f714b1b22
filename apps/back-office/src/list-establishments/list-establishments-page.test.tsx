import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { AssociationsPage, CompaniesPage } from './list-establishments-page.tsx';

const { listEntities, countEntities } = establishmentRoutes;
const counts = {
  total: 196,
  mine: 2,
  by_status: { '0': 12, '1': 20, '2': 5, '3': 2, '9': 1 },
  by_ve_request: { waiting: 3, sent: 2, accepted: 8, aborted: 1 },
};
const shop = buildEntity({
  entity_id: 'shop-1',
  status: EstablishmentStatus.registered,
  entity_data: { commercialname: 'Vélo Saône', city: 'Lyon', zip: '69001', siret: '12345678900011' },
});
const assigned = buildEntity({
  entity_id: 'shop-2',
  status: EstablishmentStatus.validated,
  entity_data: { commercialname: 'Roue Libre', operateur_id: 'user-2', operateur_name: 'Jean Roux' },
});

function open(at = '/admin/backend/entreprises', rows = [shop, assigned]) {
  const props = atDesk();
  props.api.answer(listEntities, rows).answer(countEntities, counts);
  return { props, ...renderScreen(<CompaniesPage {...props} />, { at }) };
}

describe('the list of establishments', () => {
  it('shows each with its town, its status by name and who follows it', async () => {
    open();
    const row = await screen.findByRole('row', { name: 'Vélo Saône' });
    expect(row).toHaveTextContent('12345678900011');
    expect(row).toHaveTextContent('69001 Lyon');
    expect(row).toHaveTextContent('En attente de traitement');
    expect(row).toHaveTextContent('Libre');
    expect(screen.getByRole('row', { name: 'Roue Libre' })).toHaveTextContent('Jean Roux');
    expect(screen.getByRole('heading', { level: 1, name: 'Entreprises' })).toBeInTheDocument();
  });

  it('counts each filter, asks for the chosen one, and keeps it in the address', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('radio', { name: 'En attente de traitement 12' }));
    await waitFor(() =>
      expect(props.api.callsOf(listEntities).at(-1)).toEqual({
        query: { gender: EstablishmentKind.bikeShop, status: EstablishmentStatus.registered },
      }),
    );
    expect(address()).toBe('/admin/backend/entreprises?filtre=0');
    expect(await screen.findByText('2 dossiers affichés sur 12')).toBeInTheDocument();
  });

  it.each(['q=roue', 've=attente&filtre=3'])('shows no chip a figure of files that ?%s left out', async (query) => {
    open(`/admin/backend/entreprises?${query}`);
    await screen.findByRole('row', { name: 'Vélo Saône' });
    expect(await screen.findByRole('radio', { name: 'Tous' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'En attente de traitement' })).toBeInTheDocument();
  });

  it('knows « Mes dossiers » from the address', async () => {
    const { props } = open('/admin/backend/entreprises?filtre=mes-dossiers');
    await screen.findByRole('row', { name: 'Vélo Saône' });
    expect(props.api.callsOf(listEntities)).toEqual([{ query: { gender: EstablishmentKind.bikeShop, mine: 'yes' } }]);
    expect(screen.getByRole('radio', { name: 'Mes dossiers 2' })).toBeChecked();
  });

  it('takes a filter that it does not know for none', async () => {
    const { props } = open('/admin/backend/entreprises?filtre=constructor&q=a');
    await screen.findByRole('row', { name: 'Vélo Saône' });
    expect(props.api.callsOf(listEntities)).toEqual([{ query: { gender: EstablishmentKind.bikeShop } }]);
  });

  it('refuses a search of fewer than three characters, and asks for the others', async () => {
    const { user, props, address } = open();
    await screen.findByRole('row', { name: 'Vélo Saône' });
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Rechercher un établissement' });
    expect(field).toHaveFocus();
    await user.keyboard('de la{Enter}');
    expect(field).toHaveAccessibleDescription('Veuillez renseigner 3 caractères minimum');
    expect(props.api.callsOf(listEntities)).toHaveLength(1);
    await user.clear(field);
    await user.type(field, 'roue de lyon{Enter}');
    await waitFor(() =>
      expect(props.api.callsOf(listEntities).at(-1)).toEqual({
        query: { gender: EstablishmentKind.bikeShop, query: 'roue lyon' },
      }),
    );
    expect(address()).toBe('/admin/backend/entreprises?q=roue+de+lyon');
  });

  it('is walked by J and opened by Enter, with its filters', async () => {
    const { user, address } = open('/admin/backend/entreprises?filtre=0');
    await screen.findByRole('row', { name: 'Vélo Saône' });
    await user.keyboard('j{Enter}');
    expect(address()).toBe('/admin/backend/folder/shop-1?filtre=0');
  });

  it('lets single keys be switched off', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: 'Vélo Saône' });
    await user.click(screen.getByRole('button', { name: 'Couper les raccourcis' }));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Activer les raccourcis' }));
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Raccourcis clavier' })).toBeInTheDocument();
  });

  it('says why it is empty and how to go on', async () => {
    const { user, address } = open('/admin/backend/entreprises?filtre=2', []);
    expect(await screen.findByText('Aucun établissement ici')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les dossiers' }));
    expect(address()).toBe('/admin/backend/entreprises');
  });

  it('says that it cannot be read, for ten seconds, and tries again', async () => {
    const { user, props } = open();
    props.api.answer(listEntities, () => {
      throw appError('ServiceUnavailableException', 'network error', { requestId: 'req-7' });
    });
    await user.click(await screen.findByRole('radio', { name: 'Refusé 5' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('req-7');
    expect(props.notices).toEqual([
      { tone: 'danger', text: 'Une erreur est survenue veuillez réessayer', seconds: 10 },
    ]);
    props.api.answer(listEntities, [assigned]);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('row', { name: 'Roue Libre' })).toBeInTheDocument();
  });
});

it('asks for its own kind of establishment', async () => {
  const props = atDesk({ role: 'FUB' });
  const club = buildEntity({
    gender: EstablishmentKind.association,
    entity_data: {
      commercialname: 'Le Guidon',
      siret: 'WWWWWW12345678',
      legalStatut: EstablishmentKind.association,
      gender: EstablishmentKind.association,
    },
  });
  props.api.answer(listEntities, [club]).answer(countEntities, counts);
  renderScreen(<AssociationsPage {...props} />, { at: '/admin/backend/associations_hors_moselle' });
  const row = await screen.findByRole('row', { name: 'Le Guidon' });
  expect(within(row).getByText('W12345678')).toBeInTheDocument();
  expect(props.api.callsOf(listEntities)).toEqual([{ query: { gender: EstablishmentKind.association } }]);
  expect(props.api.callsOf(countEntities)).toEqual([{ query: { gender: EstablishmentKind.association } }]);
});
