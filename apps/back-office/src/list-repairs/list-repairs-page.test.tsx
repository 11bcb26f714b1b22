import { deskRoutes } from '@alveole/contracts/desk';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { open, openPanel, plain, listRepairs, countListedRepairs, exportRepairsCsv } from './list-repairs.fixture.tsx';

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
    await waitFor(() =>
      expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { status: RepairStatus.sampleNotEligible } }),
    );
    expect(address()).toBe('/admin/backend/reparations?filtre=13');
    expect(await screen.findByRole('radio', { name: 'Non éligible (échantillon) 4' })).toBeChecked();
  });

  it('narrows by several filters at once, kept in the address, with their count', async () => {
    const { user, props, address } = open();
    const panel = await openPanel(user);
    await user.click(panel.getByRole('checkbox', { name: 'À valider – 214' }));
    await user.click(panel.getByRole('checkbox', { name: 'Complété par le réparateur – 31' }));
    await user.click(panel.getByRole('checkbox', { name: 'Remise en selle' }));
    await user.click(panel.getByRole('checkbox', { name: 'Message non lu – 5' }));
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

  it('turns round by the head of the date, oldest first', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('button', { name: /Déposé/ }));
    await waitFor(() => expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { order: 'oldest' } }));
    expect(address()).toBe('/admin/backend/reparations?filtre=tous&tri=anciens');
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
