import { deskRoutes } from '@alveole/contracts/desk';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ListRepairsPage } from './list-repairs-page.tsx';

const { listRepairs, countRepairs, countListedRepairs, exportRepairsCsv } = repairRoutes;
const counts = { total: 371, mine: 17, by_status: { '1': 214, '3': 88, '4': 31, '8': 12, '13': 4 } };
const mine = completeRepair({ rozo_user_id: 'user-1' });
const session = completeRepair({
  repair_id: 'repair-2',
  repair_rozo_id: 'VEL00077_55120',
  gender: RepairKind.session,
  status: RepairStatus.complemented,
  rozo_user_id: 'user-2',
  repair_amounts: { amount_to_refund: 45 },
  repair_search_data: { message_non_lu_rozo: true },
});

function open(at = '/admin/backend/reparations?filtre=tous', rows = [mine, session]) {
  const props = atDesk();
  props.api.answer(listRepairs, rows).answer(countRepairs, counts).answer(countListedRepairs, { count: 2 });
  return { props, ...renderScreen(<ListRepairsPage {...props} />, { at }) };
}
async function openPanel(user: ReturnType<typeof open>['user']) {
  await screen.findByText('Jean Roux');
  await user.click(screen.getByRole('button', { name: 'Filtres' }));
  return within(await screen.findByRole('dialog', { name: 'Filtrer les dossiers' }));
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

describe('the list of repairs', () => {
  it('shows amount, premium, status and holder of each', async () => {
    open();
    const row = plain(await screen.findByRole('row', { name: 'REP00042_10001' }));
    for (const part of ['Cycles du Rhin', 'DURAND Lea', '02-03-2026', '125,00 €', '50,00 €', 'À valider', 'Moi'])
      expect(row).toContain(part);
  });

  it('counts the persons of a session, names its holder and tells an unread message', async () => {
    open();
    await screen.findByText('Jean Roux');
    const row = plain(screen.getByRole('row', { name: 'VEL00077_55120' }));
    for (const part of ['2 personnes', '45,00 €', 'Complété par le réparateur', 'message non lu'])
      expect(row).toContain(part);
  });

  it('shows the columns that were chosen, kept in the address; the number always', async () => {
    const { user, address } = open();
    await screen.findByText('Jean Roux');
    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colonnes de la liste' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(9);
    await user.click(dialog.getByRole('checkbox', { name: 'Bénéficiaire' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Nature' }));
    await user.click(dialog.getByRole('button', { name: 'Afficher ces colonnes' }));
    expect(decodeURIComponent(address())).toBe(
      '/admin/backend/reparations?filtre=tous&colonnes=etablissement,nature,depose,facture,prime,etat,suivi',
    );
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(expect.arrayContaining(['Dossier', 'Nature']));
    expect(heads).not.toContain('Bénéficiaire');
    expect(screen.getByRole('row', { name: 'VEL00077_55120' })).toHaveTextContent('Remise en selle');
  });

  it('narrows by a chip, kept in the address, with the total of that status', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('radio', { name: 'À valider 214' }));
    await waitFor(() =>
      expect(props.api.callsOf(listRepairs).at(-1)).toEqual({
        query: { status: RepairStatus.toReview, recommended: 'no' },
      }),
    );
    expect(address()).toBe('/admin/backend/reparations?filtre=1');
    expect(await screen.findByText('2 dossiers affichés sur 214')).toBeInTheDocument();
  });

  it('shows beside a search how many it found, and no figure of files that it left out', async () => {
    open('/admin/backend/reparations?q=durand');
    expect(await screen.findByRole('radio', { name: 'Tous 2' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'À valider' })).toBeInTheDocument();
    expect(screen.queryByText('371')).not.toBeInTheDocument();
  });

  it('narrows by any of the fifteen statuses, which gets a chip while it alone is chosen', async () => {
    const { user, props, address } = open();
    const panel = await openPanel(user);
    expect(within(panel.getByRole('group', { name: 'États' })).getAllByRole('checkbox')).toHaveLength(15);
    await user.click(panel.getByRole('checkbox', { name: 'Non éligible (échantillon) – 4' }));
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    await waitFor(() => expect(address()).toBe('/admin/backend/reparations?filtre=13'));
    expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { status: RepairStatus.sampleNotEligible } });
    expect(await screen.findByRole('radio', { name: 'Non éligible (échantillon) 4' })).toBeChecked();
  });

  it('narrows by several filters at once, kept in the address, with their count', async () => {
    const { user, props, address } = open();
    const panel = await openPanel(user);
    await user.click(panel.getByRole('checkbox', { name: 'À valider – 214' }));
    await user.click(panel.getByRole('checkbox', { name: 'Complété par le réparateur – 31' }));
    await user.click(panel.getByRole('checkbox', { name: 'Remise en selle' }));
    await user.click(panel.getByRole('checkbox', { name: 'Message non lu' }));
    await user.click(panel.getByRole('textbox', { name: /^Département/ }));
    await user.paste('2a');
    await user.click(panel.getByRole('textbox', { name: /À partir du/ }));
    await user.paste('01032026');
    await user.click(panel.getByRole('textbox', { name: /Jusqu’à/ }));
    await user.paste('120,50');
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    const query = {
      statuses: '1,4',
      recommended: 'no',
      gender: 1,
      unread: 'yes',
      department: '2A',
      start_date: '2026-03-01',
      amount_to: 120.5,
    };
    await waitFor(() => expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query }));
    expect(props.api.callsOf(countListedRepairs)).toEqual([{ query }]);
    expect(new URL(address(), 'http://x').searchParams.get('filtre')).toBe('1,4,non-lus');
    expect(await screen.findByText('2 dossiers affichés sur 2')).toBeInTheDocument();
  });

  it('shows each filter in force as a tag, which takes it away', async () => {
    const { user, address } = open('/admin/backend/reparations?filtre=1,4,incident&departement=67&ht-min=5000');
    const tags = within(await screen.findByRole('list', { name: 'Filtres en vigueur' }));
    const names = tags.getAllByRole('button').map((tag) => plain(tag));
    expect(names).toEqual([
      'À valider',
      'Complété par le réparateur',
      'Incident déclaré',
      'Département 67',
      'Dès 50,00 € HT',
    ]);
    await user.click(tags.getByRole('button', { name: 'Retirer le filtre Département 67' }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre À valider' }));
    await waitFor(() =>
      expect(decodeURIComponent(address())).toBe('/admin/backend/reparations?filtre=4,incident&ht-min=5000'),
    );
    expect(screen.getByRole('button', { name: 'Filtres (3)' })).toBeInTheDocument();
  });

  it('says at the fields what cannot be asked for', async () => {
    const { user, props } = open();
    const panel = await openPanel(user);
    const asked = props.api.callsOf(listRepairs).length;
    await user.click(panel.getByRole('textbox', { name: /^Département/ }));
    await user.paste('7');
    await user.click(panel.getByRole('textbox', { name: /À partir du/ }));
    await user.paste('05032026');
    await user.click(panel.getByRole('textbox', { name: /Jusqu’au/ }));
    await user.paste('01032026');
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    expect((await panel.findAllByText(/Donnez le numéro d’un département/)).length).toBeGreaterThan(0);
    expect(panel.getAllByText(/Le dernier jour précède le premier/).length).toBeGreaterThan(0);
    expect(props.api.callsOf(listRepairs)).toHaveLength(asked);
  });

  it('takes no filter from an address that names none', async () => {
    const { props } = open(
      '/admin/backend/reparations?filtre=99,x&nature=velo&departement=7&du=2026-02-30&ht-min=-5&atelier=a%20b&tri=prix',
    );
    await screen.findByText('Jean Roux');
    expect(props.api.callsOf(listRepairs)).toEqual([{ query: {} }]);
  });

  it('looks an establishment up by its name and shows its files', async () => {
    const { user, props, address } = open();
    props.api.answer(establishmentRoutes.listEntities, [
      buildEntity({ entity_id: 'shop-7', entity_data: { commercialname: 'Vélo Saône' } }),
    ]);
    const panel = await openPanel(user);
    await user.type(panel.getByRole('combobox', { name: /^Atelier/ }), 'saône');
    await user.click(await screen.findByRole('option', { name: /Vélo Saône/ }));
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    await waitFor(() => expect(address()).toBe('/admin/backend/reparations?atelier=shop-7'));
    expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { entity_id: 'shop-7' } });
    expect(await screen.findByRole('button', { name: 'Retirer le filtre Cycles du Rhin' })).toBeInTheDocument();
  });

  it.each([
    ['is the only one that was found', [['shop-7', 'Vélo Saône']], '/admin/backend/reparations?atelier=shop-7'],
    [
      'is one of several',
      [
        ['shop-7', 'Vélo Saône'],
        ['shop-8', 'Saône Cycles'],
      ],
      '/admin/backend/reparations?filtre=tous',
    ],
    ['is not known', [], '/admin/backend/reparations?filtre=tous'],
  ] as const)(
    'narrows to an establishment that is typed and left, or says why not: it %s',
    async (_c, found, shown) => {
      const { user, props, address } = open();
      props.api.answer(
        establishmentRoutes.listEntities,
        found.map(([entity_id, commercialname]) => buildEntity({ entity_id, entity_data: { commercialname } })),
      );
      const panel = await openPanel(user);
      const shop = panel.getByRole('combobox', { name: /^Atelier/ });
      await user.type(shop, 'saône{Tab}');
      await waitFor(() => (found.length === 1 ? expect(shop).toHaveValue('Vélo Saône') : expect(shop).toBeInvalid()));
      await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
      await waitFor(() => expect(address()).toBe(shown));
      if (found.length !== 1) expect(shop).toHaveValue('saône');
    },
  );

  it('turns round by the head of the date, oldest first', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('button', { name: /Déposé/ }));
    await waitFor(() => expect(address()).toBe('/admin/backend/reparations?filtre=tous&tri=anciens'));
    expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { order: 'oldest' } });
    expect(screen.getByRole('columnheader', { name: /Déposé/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('takes along exactly what is shown, in its order', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:liste');
    URL.revokeObjectURL = jest.fn();
    const { user, props } = open('/admin/backend/reparations?filtre=1,4&q=durand&tri=anciens');
    props.api.answer(exportRepairsCsv, new Uint8Array([1, 2]));
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('radio', { name: /CSV/ }));
    await user.click(screen.getByRole('button', { name: 'Télécharger le fichier' }));
    await waitFor(() => expect(props.notices.at(-1)?.text).toContain('Le fichier est enregistré'));
    expect(props.api.callsOf(exportRepairsCsv)).toEqual([
      { query: { query: 'durand', statuses: '1,4', recommended: 'no', order: 'oldest' } },
    ]);
  });

  it('keeps its filters as a view of its own list', async () => {
    const { user, props } = open('/admin/backend/reparations?filtre=1,4&departement=67');
    const { saveListViews } = deskRoutes;
    props.api.answer(saveListViews, ({ body }) => ({
      list: body.list,
      views: body.views,
      row_hash: 'a'.repeat(32),
    }));
    await user.click(await screen.findByRole('button', { name: 'Vues' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Alsace{Enter}');
    await waitFor(() => expect(props.api.callsOf(saveListViews)).toHaveLength(1));
    expect(props.api.callsOf(saveListViews)[0]?.body).toMatchObject({
      list: 'repairs',
      views: [{ name: 'Alsace', filters: { filtre: '1,4', departement: '67' } }],
    });
  });

  it('opens a file by Enter, with its filters', async () => {
    const { user, address } = open('/admin/backend/reparations?filtre=mes-dossiers');
    await screen.findByRole('row', { name: 'REP00042_10001' });
    await user.keyboard('jj{Enter}');
    expect(address()).toBe('/admin/backend/facture/VEL00077_55120?filtre=mes-dossiers');
  });

  it('says what it looks for when nothing is found', async () => {
    const { user, address } = open('/admin/backend/reparations?q=personne', []);
    expect(await screen.findByText('Aucun dossier ici')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les dossiers' }));
    expect(address()).toBe('/admin/backend/reparations?filtre=tous');
  });
});
