import { refundRoutes } from '@alveole/contracts/refund';
import type { RefundableRepair, RefundBatch } from '@alveole/contracts/refund';
import { staffRoutes } from '@alveole/contracts/staff';
import { RepairKind, RepairStatus } from '@alveole/domain';
import type { Funder } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { PayRefundsPage } from './pay-refunds-page.tsx';

const { countLatePromises, listRefundable, listRefunds, readRefundBatch, writeRefund, readSepaFile } = refundRoutes;
const { readSecondPerson } = staffRoutes;
const next = '3'.repeat(32);
export const waiting = (number: number, more: Partial<RefundableRepair> = {}): RefundableRepair => ({
  repair_id: `r${number}`,
  repair_rozo_id: `REP00042_1000${number}`,
  entity_id: `shop-${number % 2}`,
  entity_name: 'Cycles du Rhin',
  amount: 50,
  gender: RepairKind.repair,
  status: RepairStatus.validated,
  validated_at: '2026-03-03T10:00:00.000Z',
  promised_at: '2026-03-18T10:00:00.000Z',
  ...more,
});
export const batchAt = (state: RefundBatch['state'], more: Partial<RefundBatch> = {}): RefundBatch => ({
  refund_id: 'batch-1',
  state,
  row_hash: '4'.repeat(32),
  create_date: '2026-03-04T09:00:00.000Z',
  total: 100,
  drafted_by: 'Jean Roux',
  drafted_by_id: 'jean',
  sepa_url: '/alveoleapi/v1/refunds/batches/batch-1/sepa.xml',
  debtor: { name: 'Programme vélo', iban_ends_with: '0189' },
  execution_date: state === 'drafted' ? undefined : '2026-03-09',
  transfers: [],
  lines: [1, 2].map((number) => ({
    repair_id: `r${number}`,
    repair_rozo_id: `REP00042_1000${number}`,
    entity_id: 'shop-1',
    entity_name: 'Cycles du Rhin',
    amount: 50,
  })),
  ...more,
});

const none = { files: 0, in_batch: 0 };

export function open(
  at: string,
  {
    rows = [waiting(1), waiting(2)],
    batch = batchAt('drafted'),
    promised = { late: none, soon: none },
    noSecondPerson = null as string | null,
    funders = undefined as readonly Funder[] | undefined,
  } = {},
) {
  const desk = atDesk();
  const props = funders
    ? { ...desk, config: { ...desk.config, campaign: { ...desk.config.campaign, funders: [...funders] } } }
    : desk;
  props.api
    .answer(countLatePromises, { delay_days: 30, notice_days: 7, ...promised })
    .answer(readSecondPerson, { refusal: noSecondPerson, refusal_id: noSecondPerson })
    .answer(refundRoutes.listBankQuestions, [])
    .answer(listRefundable, rows)
    .answer(listRefunds, [batch])
    .answer(readRefundBatch, batch)
    .answer(readSepaFile, '<Document/>')
    .answer(writeRefund, { refund_id: 'batch-1', state: 'drafted', row_hash: next, sepa_url: batch.sepa_url });
  return {
    props,
    ...renderScreen(<PayRefundsPage {...props} />, { at }),
    written: () => props.api.callsOf(writeRefund).map(({ body }) => body),
  };
}
export const waitingAt = '/admin/backend/remboursements';
export const batchesAt = `${waitingAt}?vue=lots`;
export const batchAddress = `${batchesAt}&lot=batch-1`;
export const inConfirm = async () => within(await screen.findByRole('alertdialog'));
