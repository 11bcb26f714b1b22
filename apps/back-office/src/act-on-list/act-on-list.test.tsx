import { massRunRoutes } from '@alveole/contracts/mass-run';
import { repairRoutes } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { ListRepairsPage } from '../list-repairs/list-repairs-page.tsx';
import { atDesk, completeRepair } from '../desk.fixture.ts';

const { countListedRepairs, countRepairs, listRepairs } = repairRoutes;
const { openRepairMassRun } = massRunRoutes;
const { readReviewReasons } = reviewRoutes;
const runId = 'd'.repeat(32);
const files = [1, 2].map((n) => completeRepair({ repair_id: `r-${n}`, repair_rozo_id: `REP00042_1000${n}` }));

function open(at = '/admin/backend/reparations?filtre=1&du=2026-03-01', permission: 0 | 1 = 0) {
  const props = atDesk({ permission });
  props.api
    .answer(listRepairs, files)
    .answer(countRepairs, { total: 371, mine: 17, unread: 0, by_status: { '1': 214 } })
    .answer(countListedRepairs, { count: 48 })
    .answer(readReviewReasons, {
      row_hash: '1'.repeat(32),
      reasons: [{ reason_id: 'flou', purpose: 'complement', name: 'Photo floue', text: 'La photo est floue.' }],
    })
    .answer(openRepairMassRun, {
      run_id: runId,
      act: 'validate',
      state: 'previewing',
      source: 'lines',
      created_by: 'Sophie Leroy',
      created_at: '2026-03-02T09:00:00.000Z',
      total: 0,
      counts: { ready: 0, begun: 0, done: 0, already: 0, unknown: 0, repeated: 0, refused: 0 },
    });
  const page = renderScreen(<ListRepairsPage {...props} />, { at });
  return { props, ...page, asked: () => props.api.callsOf(openRepairMassRun).map(({ body }) => body) };
}

type Page = ReturnType<typeof open>;

async function openDialog({ user }: Page, name: string | RegExp = 'Agir par lot') {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Agir sur plusieurs dossiers' }));
}

const listed = { status: 1, recommended: 'no', start_date: '2026-03-01' };

describe('acts on the files of the list', () => {
  it('begin with a dry run on the rows that were ticked', async () => {
    const page = open();
    await page.user.click(within(await screen.findByRole('row', { name: 'REP00042_10002' })).getByRole('checkbox'));
    const dialog = await openDialog(page, /^Agir sur 1.dossier$/);
    expect(dialog.getByRole('radio', { name: /^1.dossier coché/ })).toBeChecked();
    await page.user.click(dialog.getByRole('radio', { name: 'Valider pour remboursement' }));
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await waitFor(() => expect(page.address()).toBe(`/admin/robot?traitement=${runId}`));
    expect(page.asked()).toEqual([{ act: 'validate', lines: ['r-2'] }]);
  });

  it('take all that the filters leave, and draw a share of it', async () => {
    const page = open();
    await screen.findByText(/sur 48/);
    const dialog = await openDialog(page);
    expect(dialog.getByText(/Toute la liste filtrée \(48.dossiers\)/)).toBeInTheDocument();
    await page.user.click(dialog.getByRole('radio', { name: 'Mettre à l’échantillon' }));
    const share = dialog.getByRole('textbox', { name: /Part tirée au sort/ });
    await page.user.type(share, '120');
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    expect(share).toHaveAccessibleDescription(/entre 0 et 100/);
    await page.user.clear(share);
    await page.user.type(share, '2,5');
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await waitFor(() => expect(page.asked()).toEqual([{ act: 'sample', filter: listed, draw: { percent: 2.5 } }]));
  });

  it('ask for complements in the words of a kept reason', async () => {
    const page = open();
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('radio', { name: 'Demander un complément' }));
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    const text = dialog.getByRole('textbox', { name: 'Texte du complément' });
    expect(text).toHaveAccessibleDescription(/Veuillez saisir la demande de complément/);
    await page.user.click(await dialog.findByRole('button', { name: /Insérer un motif/ }));
    await page.user.click(await screen.findByRole('option', { name: 'Photo floue' }));
    expect(text).toHaveValue('La photo est floue.');
    await page.user.type(text, '{Enter}Facture illisible');
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await waitFor(() =>
      expect(page.asked()).toEqual([
        { act: 'ask-complements', reasons: ['La photo est floue.', 'Facture illisible'], filter: listed },
      ]),
    );
  });

  it('let an operator take files for himself alone', async () => {
    const page = open(undefined, 1);
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await page.user.click(dialog.getAllByRole('button', { name: /Nouveau suivi/ }).at(-1) as HTMLElement);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Personne (libérer)', 'Sophie Leroy']);
    await page.user.click(screen.getByRole('option', { name: 'Sophie Leroy' }));
    await page.user.click(dialog.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await waitFor(() => expect(page.asked()).toEqual([{ act: 'assign', operator_id: 'user-1', filter: listed }]));
  });
});
