import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import { screen, waitFor, within } from '@testing-library/react';
import { batchAddress, batchAt, batchesAt, inConfirm, open, waiting, waitingAt } from './pay-refunds.fixture.tsx';

const { writeRefund } = refundRoutes;
const funders = [
  { id: 'ville', name: 'Ville de Lyon', pays: 'percentage' as const, percent: 40 },
  { id: 'etat', name: 'État', pays: 'remainder' as const },
];
/** One file, whose two shares wait. */
const rows = [waiting(1, { funder_id: 'ville', amount: 20 }), waiting(1, { funder_id: 'etat', amount: 30 })];

async function draftAll() {
  const page = open(waitingAt, { rows, funders });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
  await page.user.click(screen.getByRole('button', { name: 'Préparer 2 lots' }));
  return { ...page, dialog: await inConfirm() };
}

describe('the files that several funders pay', () => {
  it('names at each waiting share its funder, and nothing of funders where the programme pays alone', async () => {
    open(waitingAt, { rows, funders });
    const table = within(await screen.findByRole('grid', { name: 'À rembourser' }));
    expect(table.getByText('Ville de Lyon')).toBeInTheDocument();
    expect(table.getByText('État')).toBeInTheDocument();
    open(waitingAt);
    await screen.findByText('Total de 2 dossiers : 100,00 €');
    expect(screen.getAllByRole('columnheader', { name: 'Financeur' })).toHaveLength(1);
  });

  it('drafts a batch for each funder whose shares are ticked, tells the sum of each before, and shows the batches', async () => {
    const { user, dialog, written, address } = await draftAll();
    expect(screen.getByText('2 parts sélectionnées')).toBeInTheDocument();
    expect(
      dialog.getByText(/Un lot par financeur : Ville de Lyon : 20,00 €, État : 30,00 €\. Un autre administrateur/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Préparer 2 lots' }));
    await waitFor(() =>
      expect(written()).toEqual([
        { repair_ids: ['r1'], funder_id: 'ville' },
        { repair_ids: ['r1'], funder_id: 'etat' },
      ]),
    );
    await waitFor(() => expect(address()).toBe(batchesAt));
  });

  it('drafts what is left, and that alone, once the batch of the second funder failed', async () => {
    const { user, props, dialog, written } = await draftAll();
    let calls = 0;
    props.api.answer(writeRefund, () => {
      calls += 1;
      if (calls === 2) throw appError('ServiceUnavailableException', 'Away');
      return { refund_id: 'batch-1', state: 'drafted' as const, row_hash: '3'.repeat(32), sepa_url: '' };
    });
    await user.click(dialog.getByRole('button', { name: 'Préparer 2 lots' }));
    await user.click(await dialog.findByRole('button', { name: 'Préparer un lot' }));
    await waitFor(() =>
      expect(written().map((body) => body && 'funder_id' in body && body.funder_id)).toEqual(['ville', 'etat', 'etat']),
    );
  });
});

it('names in a batch whose shares it pays', async () => {
  open(batchAddress, { batch: batchAt('drafted', { funder_id: 'ville' }), funders });
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Financeur')).toBeInTheDocument();
  expect(within(drawer).getByText('Ville de Lyon')).toBeInTheDocument();
});

it('says of the batch of a funder without an account of its own that the money leaves the account of the programme', async () => {
  const ofProgramme = batchAt('drafted', { funder_id: 'ville', is_debtor_programme: true });
  open(batchAddress, { batch: ofProgramme, funders });
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText(/«\sVille de Lyon\s» n’a pas de compte à lui/)).toBeInTheDocument();
});
