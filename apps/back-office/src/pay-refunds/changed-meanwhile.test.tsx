import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { RefundBatch } from '@alveole/contracts/refund';
import { screen, waitFor } from '@testing-library/react';
import { batchAddress, batchAt, inConfirm, open, waitingAt } from './pay-refunds.fixture.tsx';

const { listRefundable, readRefundBatch, writeRefund } = refundRoutes;
const [seen, newest, written] = ['4', '5', '6'].map((digit) => digit.repeat(32)) as [string, string, string];
const own = { drafted_by: 'Sophie Leroy', drafted_by_id: 'user-1' };

/** The service takes a step only on this version. */
function onlyOn(version: string | undefined) {
  return ({ body }: { readonly body: object }) => {
    if ('last_row_hash' in body && body.last_row_hash === version)
      return { refund_id: 'batch-1', state: 'approved' as const, row_hash: written, sepa_url: '/sepa.xml' };
    throw appError('RefundVersionMismatchException', 'stale');
  };
}

/** Presses an act on a batch that is another by the time it is confirmed. */
async function actOn(act: string, shown: RefundBatch, meanwhile: RefundBatch, taken: string | undefined = newest) {
  const page = open(batchAddress, { batch: shown });
  page.props.api.answer(writeRefund, onlyOn(taken));
  await page.user.click(await screen.findByRole('button', { name: act }));
  page.props.api.answer(readRefundBatch, meanwhile);
  const dialog = await inConfirm();
  if (act === 'Refuser le lot') await page.user.type(dialog.getByRole('textbox'), 'En double');
  await page.user.click(dialog.getByRole('button', { name: act }));
  return page;
}

const versions = (page: Awaited<ReturnType<typeof actOn>>) =>
  page.written().map((body) => ('last_row_hash' in body ? body.last_row_hash : undefined));

describe('a batch that somebody else changed meanwhile', () => {
  it.each([
    ['Approuver le lot', batchAt('drafted')],
    ['Refuser le lot', batchAt('drafted')],
    ['Retirer le lot', batchAt('drafted', own)],
    ['Confirmer le virement', batchAt('exported')],
  ])('is read anew, and %s is sent once more where the batch is still what was confirmed', async (act, shown) => {
    const page = await actOn(act, shown, { ...shown, row_hash: newest });
    await waitFor(() => expect(page.props.notices).toMatchObject([{ tone: 'success' }]));
    expect(versions(page)).toEqual([seen, newest]);
  });

  it.each([
    ['Approuver le lot', batchAt('drafted'), batchAt('approved'), 'Approuvé, à exporter'],
    ['Approuver le lot', batchAt('drafted'), batchAt('drafted', { total: 50 }), 'À approuver'],
    ['Approuver le lot', batchAt('drafted'), batchAt('drafted', own), 'À approuver'],
    ['Retirer le lot', batchAt('drafted', own), batchAt('approved', own), 'Approuvé, à exporter'],
    ['Refuser le lot', batchAt('drafted'), batchAt('withdrawn'), 'Retiré'],
  ])('is shown as it stands, and %s is sent no more where it is another', async (act, shown, other, state) => {
    const page = await actOn(act, shown, { ...other, row_hash: newest });
    await waitFor(() =>
      expect(page.props.notices).toEqual([
        {
          tone: 'warning',
          text: `Quelqu’un d’autre a modifié ce lot entre-temps\u00a0: «\u00a0${state}\u00a0». Relisez-le avant de continuer.`,
          seconds: 7,
        },
      ]),
    );
    expect(versions(page)).toEqual([seen]);
    await waitFor(() => expect(page.props.api.callsOf(readRefundBatch).length).toBeGreaterThan(2));
  });

  it('tells that a batch changed where it changed once more', async () => {
    const page = await actOn('Approuver le lot', batchAt('drafted'), batchAt('drafted', { row_hash: newest }), 'none');
    await waitFor(() =>
      expect(page.props.notices).toEqual([
        { tone: 'warning', text: 'Le remboursement a été modifié par un autre utilisateur', seconds: 7 },
      ]),
    );
    expect(versions(page)).toEqual([seen, newest]);
  });
});

describe('a draft that somebody else stopped before it held its files', () => {
  const draft = async (answers: number) => {
    const page = open(waitingAt);
    let left = answers;
    page.props.api.answer(writeRefund, () => {
      if ((left -= 1) >= 0) throw appError('RefundVersionMismatchException', 'stale');
      return { refund_id: 'batch-1', state: 'drafted' as const, row_hash: written, sepa_url: '/sepa.xml' };
    });
    await page.user.click(await screen.findByRole('checkbox', { name: /REP00042_10001/ }));
    await page.user.click(screen.getByRole('button', { name: 'Préparer un lot' }));
    await page.user.click((await inConfirm()).getByRole('button', { name: 'Préparer un lot' }));
    return page;
  };

  it('drafts a batch once more where the first draft was stopped', async () => {
    const page = await draft(1);
    await waitFor(() => expect(page.props.notices).toMatchObject([{ tone: 'success' }]));
    expect(page.written()).toEqual([{ repair_ids: ['r1'] }, { repair_ids: ['r1'] }]);
  });

  it('tells that a draft changed the second time, with the waiting files read again', async () => {
    const page = await draft(2);
    expect(
      await (await inConfirm()).findByText('Le remboursement a été modifié par un autre utilisateur'),
    ).toBeInTheDocument();
    expect(page.written()).toHaveLength(2);
    await waitFor(() => expect(page.props.api.callsOf(listRefundable).length).toBeGreaterThan(1));
  });
});
