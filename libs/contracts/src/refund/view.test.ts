import { RepairKind, RepairStatus } from '@alveole/domain';
import { listRefundable, listRefunds, writeRefund } from './routes.ts';
import type { RefundableRepair, RefundBatch } from './wire.ts';
import { draftRefundBody, moveRefundBody, refundableQuery, refundsQuery, refuseRefundBody } from './requests.ts';
import { refundableViewOf, refundBatchViewOf, batchIdOf } from './view.ts';

const line = {
  repair_id: 'repair-1',
  repair_rozo_id: 'REP00042_10001',
  entity_id: 'shop-1',
  entity_name: 'Cycles du Rhin',
  amount: 49.99,
};
const batch: RefundBatch = {
  refund_id: 'batch-1',
  state: 'approved',
  row_hash: '4'.repeat(32),
  create_date: '2026-03-04T09:00:00.000Z',
  total: 49.99,
  lines: [line],
  transfers: [
    {
      reference: 'ALV-1-0001',
      entity_id: 'shop-1',
      payee_name: 'CYCLES DU RHIN',
      amount: 49.99,
      state: 'rejected',
      reason: 'AC01',
    },
  ],
  drafted_by: 'Jean Roux',
  drafted_by_id: 'user-2',
  approved_by: 'Sophie Leroy',
  approved_by_id: 'user-1',
  execution_date: '2026-03-09',
  sepa_url: '/alveoleapi/v1/refunds/batches/batch-1/sepa.xml',
  debtor: { name: 'Programme', iban_ends_with: '0189' },
};
const waiting: RefundableRepair = {
  ...line,
  gender: 1,
  status: 11,
  validated_at: '2026-03-03T10:00:00.000Z',
  promised_at: '2026-03-18T10:00:00.000Z',
};
const lineView = {
  repairId: 'repair-1',
  fileNumber: 'REP00042_10001',
  entityId: 'shop-1',
  entityName: 'Cycles du Rhin',
  amountCents: 4999,
  isCorrection: false,
};

describe('a batch of transfers', () => {
  it('is read with its lines, in whole cents', () => {
    expect(refundBatchViewOf(batch)).toMatchObject({
      batchId: 'batch-1',
      state: 'approved',
      rowHash: batch.row_hash,
      createdAt: '2026-03-04T09:00:00.000Z',
      totalCents: 4999,
      lines: [lineView],
      transfers: [
        { reference: 'ALV-1-0001', entityId: 'shop-1', amountCents: 4999, state: 'rejected', reason: 'AC01' },
      ],
      drafterId: 'user-2',
      drafterName: 'Jean Roux',
      approverId: 'user-1',
      approverName: 'Sophie Leroy',
      executionDay: '2026-03-09',
      debtor: { name: 'Programme', ibanEndsWith: '0189' },
    });
  });

  it('is drafted and moved by bodies that the route takes', () => {
    const view = refundBatchViewOf(batch);
    for (const body of [
      draftRefundBody({ repairIds: ['repair-1'] }),
      moveRefundBody(view, 'exported'),
      refuseRefundBody(view, 'Double'),
    ])
      expect(writeRefund.body.parse(body)).toEqual(body);
    expect(moveRefundBody(view, 'exported')).toMatchObject({ last_row_hash: view.rowHash });
  });

  it('is known by its id once it is written', () => {
    expect(batchIdOf(batch)).toBe('batch-1');
  });

  it('ends a page where the next one begins', () => {
    expect(refundsQuery()).toEqual({});
    expect(listRefunds.query.parse(refundsQuery(refundBatchViewOf(batch)))).toEqual({
      created_before: '2026-03-04T09:00:00.000Z,batch-1',
    });
  });
});

describe('a file that waits for its transfer', () => {
  it('is read with its kind, its status by when it was promised, and what blocks it', () => {
    const view = refundableViewOf(waiting);
    expect(view).toEqual({
      ...lineView,
      shareId: 'repair-1',
      kind: RepairKind.session,
      status: RepairStatus.sampleValidated,
      validatedAt: '2026-03-03T10:00:00.000Z',
      promisedAt: '2026-03-18T10:00:00.000Z',
      blockedBy: undefined,
      changedById: undefined,
    });
    expect(refundableViewOf({ ...waiting, blocked_by: 'missing_iban' }).blockedBy).toBe('missingIban');
    expect(refundableViewOf({ ...waiting, account_changed_by_id: 'adm-1' }).changedById).toBe('adm-1');
    expect(listRefundable.query.parse(refundableQuery(view))).toEqual({
      created_after: '2026-03-03T10:00:00.000Z,repair-1',
    });
  });

  it('waits once for each of its funders, and ends a page by the share', () => {
    const view = refundableViewOf({ ...waiting, funder_id: 'ville' });
    expect([view.shareId, view.funderId]).toEqual(['repair-1_ville', 'ville']);
    expect(listRefundable.query.parse(refundableQuery(view, 'ville'))).toEqual({
      created_after: '2026-03-03T10:00:00.000Z,repair-1_ville',
      funder_id: 'ville',
    });
  });
});
