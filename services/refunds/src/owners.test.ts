import { routesOf } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { askFor, boundCalls, callsThatNameAnOwner, expectedOf, strangerCells } from '@alveole/testing/node';
import type { OwnedCase, OwnedCases } from '@alveole/testing/node';
import { iban, openRefunds } from './refunds.harness.ts';
import type { OpenRefunds } from './refunds.harness.ts';

let refunds: OpenRefunds;
let payee: string;
let another: string;
let file: string;
let batch: { refund_id: string; row_hash: string };
beforeAll(async () => {
  refunds = await openRefunds();
  payee = await refunds.establishment();
  another = await refunds.establishment();
  file = await refunds.fileAt(RepairStatus.validated, payee, { cents: 4321 });
  batch = await refunds.approved(file);
});
afterAll(() => refunds?.close());

/** How each call asks for the money of another shop, under ids that `real` replaces. */
const cases: OwnedCases = {
  listRefundable: { query: { funder_id: 'ville' } },
  writeRefund: { body: { refund_id: 'the-batch', state: 'exported', last_row_hash: 'the-hash' } },
  listRefundedRepairs: { params: { id: 'the-batch' } },
  readRefundBatch: { params: { id: 'the-batch' } },
  readSepaFile: { params: { id: 'the-batch' } },
  settleBankQuestion: { params: { id: 'a-question' }, body: { last_row_hash: '0'.repeat(32), act: 'confirm' } },
  approvePayee: { params: { id: 'the-payee' }, body: { iban_ends_with: iban.slice(-4) } },
  // Read by a funder of its own calls alone: `issue-fund-call.test` issues some.
  previewFundCall: { query: { funder_id: 'etat' } },
  issueFundCall: {
    body: { funder_id: 'etat', number: 1, basis: 'committed', until_day: '2026-11-30', called_cents: 1 },
  },
  readFundCallCsv: { params: { id: 'etat-1' } },
  readFundCallPdf: { params: { id: 'etat-1' } },
  readFileMoney: { params: { id: 'the-file' } },
  readPaymentSuspension: { params: { id: 'the-payee' } },
  requestPayment: { body: { entity_id: 'the-payee', amount: 43.21 } },
  readRecovery: { params: { id: 'a-recovery' } },
  writeOffRecovery: { params: { id: 'a-recovery' }, body: { last_row_hash: '0'.repeat(32), act: 'confirm' } },
  settleReceipt: { params: { id: 'a-receipt' }, body: { last_row_hash: '0'.repeat(32), act: 'confirm' } },
  suspendPayments: { body: { act: 'suspend', entity_ids: ['the-payee'], reason: 'Factures à vérifier' } },
};

function real(owned: OwnedCase): OwnedCase {
  const ids = { 'the-batch': batch.refund_id, 'the-hash': batch.row_hash, 'the-payee': payee, 'the-file': file };
  return JSON.parse(Object.entries(ids).reduce((text, [id, own]) => text.replaceAll(id, own), JSON.stringify(owned)));
}

describe('the money of a shop', () => {
  it('has a case for each call that names it', () => {
    expect(Object.keys(cases).sort()).toEqual(callsThatNameAnOwner(routesOf.refunds));
  });

  it.each(strangerCells(routesOf.refunds, cases))(
    'is not told by %s to a stranger of role %s, nor moved',
    async (_, role, route, owned) => {
      const before = await refunds.batch(batch.refund_id);
      const answer = await askFor(role === 'REP' ? refunds.partner(another) : refunds.as(role), route, real(owned));
      expect(expectedOf(route, role, owned)).toContain(answer.status);
      expect([iban, '43.21', 'Cycles'].filter((mark) => answer.text.includes(mark))).toEqual([]);
      expect(await refunds.batch(batch.refund_id)).toEqual(before);
    },
  );

  const bound = boundCalls(routesOf.refunds, Object.keys(cases), 'REP');

  it.each(bound.map((route) => [route.name, route] as const))(
    'is not told by %s to software of another shop',
    async (name, route) => {
      const owned = cases[name] ?? {};
      const software = refunds.asSoftware('shop', { shop: { entityId: another, entityGender: 0 } });
      const answer = await askFor(software, route, real(owned));
      expect(expectedOf(route, 'REP', owned)).toContain(answer.status);
      expect([iban, '43.21', 'Cycles'].filter((mark) => answer.text.includes(mark))).toEqual([]);
    },
  );

  it('is told to the software of the shop, and to no software of a funder', async () => {
    const path = `/v1/refunds/files/${file}`;
    const own = refunds.asSoftware('shop', { shop: { entityId: payee, entityGender: 0 } });
    expect((await own.get(path)).text).toContain('43.21');
    expect((await refunds.asSoftware('funder').get(path)).status).toBe(403);
  });

  it('is told to the shop itself, so that a stranger’s call finds it', async () => {
    const route = routesOf.refunds.find(({ name }) => name === 'readFileMoney');
    if (route === undefined) throw new Error('The contracts have no readFileMoney.');
    const { text } = await askFor(refunds.partner(payee), route, real(cases.readFileMoney ?? {}));
    expect(text).toContain('43.21');
  });
});
