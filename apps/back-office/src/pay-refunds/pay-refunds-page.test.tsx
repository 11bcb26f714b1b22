import { appError, refundsRoutes } from '@alveole/contracts';
import type { RefundableRepair, RefundBatch } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { PayRefundsPage } from './pay-refunds-page.tsx';

const { listRefundable, listRefunds, listRefundedRepairs, writeRefund, readSepaFile } = refundsRoutes;
const next = '3'.repeat(32);
const waiting = (number: number, more: Partial<RefundableRepair> = {}): RefundableRepair => ({
  repair_id: `r${number}`,
  repair_rozo_id: `REP00042_1000${number}`,
  entity_id: `shop-${number % 2}`,
  entity_name: 'Cycles du Rhin',
  amount: 50,
  gender: RepairKind.repair,
  status: RepairStatus.validated,
  validated_at: '2026-03-03T10:00:00.000Z',
  ...more,
});
const batchAt = (state: RefundBatch['state'], more: Partial<RefundBatch> = {}): RefundBatch => ({
  refund_id: 'batch-1',
  state,
  row_hash: '4'.repeat(32),
  create_date: '2026-03-04T09:00:00.000Z',
  total: 100,
  drafted_by: 'Jean Roux',
  drafted_by_id: 'jean',
  sepa_url: '/v1/refunds/batches/batch-1/sepa.xml',
  lines: [1, 2].map((number) => ({
    repair_id: `r${number}`,
    repair_rozo_id: `REP00042_1000${number}`,
    entity_id: 'shop-1',
    entity_name: 'Cycles du Rhin',
    amount: 50,
  })),
  ...more,
});

function open(at: string, { rows = [waiting(1), waiting(2)], batch = batchAt('drafted') } = {}) {
  const props = atDesk();
  props.api
    .answer(listRefundable, rows)
    .answer(listRefunds, [batch])
    .answer(listRefundedRepairs, batch)
    .answer(readSepaFile, '<Document/>')
    .answer(writeRefund, { refund_id: 'batch-1', state: 'drafted', row_hash: next, sepa_url: batch.sepa_url });
  return {
    props,
    ...renderScreen(<PayRefundsPage {...props} />, { at }),
    written: () => props.api.callsOf(writeRefund).map(({ body }) => body),
  };
}
const waitingAt = '/admin/backend/remboursements';
const batchesAt = `${waitingAt}?vue=lots`;
const batchAddress = `${batchesAt}&lot=batch-1`;
const inConfirm = async () => within(await screen.findByRole('alertdialog'));

describe('the files to refund', () => {
  it('are ticked, summed up and drafted into a batch that opens', async () => {
    const { user, props, written, address } = open(waitingAt);
    expect(await screen.findByRole('button', { name: 'Préparer un lot' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(screen.getByText('2 dossiers sélectionnés')).toBeInTheDocument();
    expect(screen.getByText('100,00 €')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Préparer un lot' }));
    const dialog = await inConfirm();
    expect(
      dialog.getByText(/2 dossiers pour 100,00 €, vers 2 établissements\. Un autre administrateur devra approuver/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Préparer un lot' }));
    await waitFor(() => expect(written()).toEqual([{ repair_ids: ['r1', 'r2'] }]));
    await waitFor(() => expect(address()).toBe(batchAddress));
    expect(props.notices[0]?.tone).toBe('success');
  });

  it('without an IBAN stand apart, with the reason and the way to the establishment', async () => {
    open(waitingAt, { rows: [waiting(1), waiting(2, { blocked_by: 'missing_iban', entity_name: 'Roue Libre' })] });
    const blocked = await screen.findByRole('region', { name: /1\u00a0dossier attend un IBAN/ });
    expect(blocked).toHaveTextContent('doit renseigner ses coordonnées bancaires');
    expect(within(blocked).getByRole('link', { name: 'Roue Libre' })).toHaveAttribute(
      'href',
      '/admin/backend/folder/shop-0',
    );
    expect(
      within(screen.getByRole('grid', { name: 'À rembourser' })).queryByText('REP00042_10002'),
    ).not.toBeInTheDocument();
  });

  it('that another batch took are refused in words', async () => {
    const { user, props } = open(waitingAt);
    props.api.answer(writeRefund, () => {
      throw appError('DuplicatesValueException', 'None of these files can be drafted');
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.click(screen.getByRole('button', { name: 'Préparer un lot' }));
    const dialog = await inConfirm();
    await user.click(dialog.getByRole('button', { name: 'Préparer un lot' }));
    expect(await dialog.findByText(/Ces dossiers sont déjà dans un lot/)).toBeInTheDocument();
  });

  it('say when there are none', async () => {
    open(waitingAt, { rows: [] });
    expect(await screen.findByText('Aucun dossier à rembourser')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir les réparations à valider' })).toHaveAttribute(
      'href',
      '/admin/backend/reparations?filtre=1',
    );
  });
});

describe('a batch', () => {
  it('is listed with its state and opens beside the list', async () => {
    const { user, address } = open(batchesAt);
    const row = await screen.findByRole('row', { name: /4\u00a0mars\u00a02026/ });
    expect(row).toHaveTextContent('À approuver');
    await user.click(row);
    expect(await screen.findByRole('dialog', { name: /Lot du/ })).toBeInTheDocument();
    expect(address()).toBe(batchAddress);
  });

  it('is approved once its consequence is confirmed', async () => {
    const { user, written } = open(batchAddress);
    await user.click(await screen.findByRole('button', { name: 'Approuver le lot' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/Les dossiers seront verrouillés/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Approuver le lot' }));
    await waitFor(() =>
      expect(written()).toEqual([{ refund_id: 'batch-1', state: 'approved', last_row_hash: '4'.repeat(32) }]),
    );
  });

  it('asks about no other act while the one confirmed is still being read again', async () => {
    const { user, props } = open(batchAddress);
    await user.click(await screen.findByRole('button', { name: 'Approuver le lot' }));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    props.api.answer(listRefundedRepairs, batchAt('approved')).answer(listRefunds, () => held.then(() => []));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approuver le lot' }));
    await waitFor(() => expect(props.api.callsOf(listRefundedRepairs)).toHaveLength(2));
    expect(await screen.findByText('Approuvé, à exporter')).toBeInTheDocument();
    expect(dialog).toHaveAccessibleName(/^Approuver ce lot/);
    release();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is approved by a namesake of who drafted it', async () => {
    open(batchAddress, { batch: batchAt('drafted', { drafted_by: 'Sophie Leroy', drafted_by_id: 'user-7' }) });
    expect(await screen.findByRole('button', { name: 'Approuver le lot' })).toBeEnabled();
  });

  it('is not approved by who drafted it, and says so', async () => {
    open(batchAddress, { batch: batchAt('drafted', { drafted_by: 'Sophie Leroy', drafted_by_id: 'user-1' }) });
    const approve = await screen.findByRole('button', { name: 'Approuver le lot' });
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription(
      'Vous avez préparé ce lot\u00a0: un autre administrateur doit l’approuver.',
    );
  });

  it('is exported: the file is downloaded, then the state moves', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { user, props, written } = open(batchAddress, {
      batch: batchAt('approved', { approved_by: 'Sophie Leroy' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Exporter le fichier SEPA' }));
    await user.click((await inConfirm()).getByRole('button', { name: 'Exporter le fichier SEPA' }));
    await waitFor(() => expect(written()).toEqual([expect.objectContaining({ state: 'exported' })]));
    expect(props.api.callsOf(readSepaFile)).toEqual([{ params: { id: 'batch-1' } }]);
    expect(saved).toEqual(['virement-2026-03-04-batch-1.xml']);
    click.mockRestore();
  });

  it('is confirmed for good, which its question says', async () => {
    const { user, written } = open(batchAddress, { batch: batchAt('exported') });
    expect(await screen.findByRole('button', { name: 'Télécharger le fichier SEPA' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirmer le virement' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/passeront à « Validé et remboursé ».*ne peut pas être annulée/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirmer le virement' }));
    await waitFor(() => expect(written()).toEqual([expect.objectContaining({ state: 'confirmed' })]));
  });

  it('that is confirmed has nothing left to do', async () => {
    open(batchAddress, { batch: batchAt('confirmed') });
    expect(await screen.findByText(/les dossiers sont remboursés/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmer le virement' })).not.toBeInTheDocument();
  });

  it('moved by somebody else is read again', async () => {
    const { user, props } = open(batchAddress);
    props.api.answer(writeRefund, () => {
      throw appError('RefundVersionMismatchException', 'stale');
    });
    await user.click(await screen.findByRole('button', { name: 'Approuver le lot' }));
    await user.click((await inConfirm()).getByRole('button', { name: 'Approuver le lot' }));
    await waitFor(() =>
      expect(props.notices).toEqual([
        { tone: 'warning', text: 'Le remboursement a été modifié par un autre utilisateur', seconds: 7 },
      ]),
    );
    await waitFor(() => expect(props.api.callsOf(listRefundedRepairs)).toHaveLength(2));
  });

  it('that does not exist says so', async () => {
    const { props } = open(batchesAt);
    props.api.answer(listRefundedRepairs, () => {
      throw appError('NotFoundException', 'Unknown batch.');
    });
    renderScreen(<PayRefundsPage {...props} />, { at: batchAddress });
    expect(await screen.findByText('Ce lot n’existe pas')).toBeInTheDocument();
  });
});
