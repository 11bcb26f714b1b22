import { creditorReferenceOf, displayCreditorReference } from '@alveole/domain';
import { credits, recoveriesOf } from '../follow-recoveries/recoveries.harness.ts';
import { hearBank } from '../hear-bank/hear-bank.ts';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import readBankFile from '../read-bank-file/read-bank-file.worker.ts';
import type { BankFile } from '../record/bank-line.ts';
import { isoFaults } from '../iso-20022/iso-faults.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
let shops: ReturnType<typeof recoveriesOf>;
beforeEach(async () => {
  refunds = await openRefunds();
  shops = recoveriesOf(refunds);
});
afterEach(() => refunds?.close());

const heard = async (content: string) => (await refunds.hear(content)).body;

describe('money of an establishment', () => {
  it.each([
    ['structured', (reference: string) => ({ reference })],
    ['written', (reference: string) => ({ remittance: `Remboursement ${displayCreditorReference(reference)}` })],
    ['as its end-to-end id', (reference: string) => ({ endToEndId: reference })],
  ])('settles the request whose reference it names %s, and the debt is gone', async (_how, named) => {
    const { file, recovery } = await shops.requested(4500);
    const report = await heard(credits('053', [{ amount: '45.00', ...named(recovery.reference) }]));
    expect(report).toMatchObject({
      receipts: [{ outcome: 'settled', reference: recovery.reference, amount: 45 }],
      lines: [],
      others: 0,
    });
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'settled', paid: 45, left: 0 });
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
    expect(await shops.due(file)).toBe(0);
    const eventsOfRequest = await refunds.transfersOf(recovery.recovery_id);
    expect(eventsOfRequest.map(({ name }) => name)).toEqual(['recovery.requested', 'recovery.paid', 'recovery.ended']);
  });

  it('counts once, told by a statement and a notification, again, and by five at one moment', async () => {
    const { file, recovery } = await shops.requested(4500);
    const line = { amount: '45.00', reference: recovery.reference };
    const files = [
      credits('054', [{ ...line, bankReference: 'B1' }]),
      credits('053', [{ ...line, bankReference: 'B1', remittance: 'CYCLES' }]),
      credits('053', [line]),
    ];
    await Promise.all([...files, ...files].map((content) => refunds.hear(content)));
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
    expect(await shops.receipts()).toEqual([]);
    expect((await heard(files[0] ?? '')).receipts).toMatchObject([{ outcome: 'known' }]);
  });

  it('counts twice where the bank tells two payments apart', async () => {
    const { recovery } = await shops.requested(4500);
    const line = { amount: '20.00', reference: recovery.reference };
    await heard(
      credits('053', [
        { ...line, bankReference: 'B1' },
        { ...line, bankReference: 'B2' },
      ]),
    );
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'requested', paid: 40, left: 5 });
  });

  it('settles a request in parts', async () => {
    const { recovery } = await shops.requested(4500);
    await heard(credits('053', [{ amount: '30.00', reference: recovery.reference }]));
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'requested', paid: 30, left: 15 });
    await heard(credits('053', [{ amount: '15.00', reference: recovery.reference, day: '2026-11-28' }]));
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'settled', paid: 45, left: 0 });
  });

  it('is asked about as far as it is more than was owed, and is noted as given back by two people', async () => {
    const { file, recovery } = await shops.requested(4500);
    const report = await heard(credits('053', [{ amount: '50.00', reference: recovery.reference }]));
    expect(report.receipts).toMatchObject([{ outcome: 'question' }]);
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
    const [surplus] = await shops.receipts();
    expect(surplus).toMatchObject({ why: 'surplus', amount: 50, left: 5 });
    const proposed = await shops.settle(surplus.receipt_id, {
      last_row_hash: surplus.row_hash,
      act: 'propose',
      answer: 'give_back',
    });
    const confirm = { last_row_hash: proposed.body.row_hash, act: 'confirm' };
    expect((await shops.settle(surplus.receipt_id, confirm)).body).toMatchObject({
      refusal: 'whoever-proposed-it-does-not-confirm-it',
    });
    expect((await shops.settle(surplus.receipt_id, confirm, shops.approver)).body).toMatchObject({ state: 'settled' });
    expect(await shops.receipts()).toEqual([]);
  });

  it('is attributed by two people where its reference is missing, and taken back until then', async () => {
    const { file, recovery } = await shops.requested(4500);
    const report = await heard(credits('053', [{ amount: '45.00', remittance: 'remboursement velo' }]));
    expect(report.receipts).toMatchObject([{ outcome: 'question' }]);
    const [receipt] = await shops.receipts();
    expect(receipt).toMatchObject({
      why: 'no_reference',
      candidates: [{ recovery_id: recovery.recovery_id, left: 45 }],
    });
    const answer = { act: 'propose', answer: 'attribute', recovery_id: recovery.recovery_id };
    const first = await shops.settle(receipt.receipt_id, { last_row_hash: receipt.row_hash, ...answer });
    const back = await shops.settle(receipt.receipt_id, { last_row_hash: first.body.row_hash, act: 'take_back' });
    expect(back.body.state).toBe('open');
    const again = await shops.settle(receipt.receipt_id, { last_row_hash: back.body.row_hash, ...answer });
    await shops.settle(receipt.receipt_id, { last_row_hash: again.body.row_hash, act: 'confirm' }, shops.approver);
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'settled' });
  });

  it.each([
    ['names a request that does not exist', 'unknown_reference', { reference: creditorReferenceOf(99) }],
    [
      'names two requests',
      'several_references',
      { remittance: `${creditorReferenceOf(1)} ${creditorReferenceOf(99)}` },
    ],
  ])('is asked about where it %s', async (_how, why, line) => {
    await shops.requested(4500);
    await heard(credits('053', [{ amount: '45.00', ...line }]));
    expect(await shops.receipts()).toMatchObject([{ why }]);
  });

  it('is asked about where it names a request in another currency, and given back by two people alone', async () => {
    const { file, recovery } = await shops.requested(4500);
    const line = { amount: '45.00', currency: 'USD', reference: recovery.reference, bankReference: 'B9' };
    expect(await heard(credits('053', [line]))).toMatchObject({
      receipts: [{ outcome: 'question', reference: recovery.reference, amount: 45, currency: 'USD' }],
      others: 0,
    });
    expect((await heard(credits('054', [line]))).receipts).toMatchObject([{ outcome: 'known' }]);
    const [receipt] = await shops.receipts();
    expect(receipt).toMatchObject({ why: 'other_currency', amount: 45, currency: 'USD', candidates: [] });
    const proposal = { last_row_hash: receipt.row_hash, act: 'propose' };
    const attributed = { ...proposal, answer: 'attribute', recovery_id: recovery.recovery_id };
    expect((await shops.settle(receipt.receipt_id, attributed)).body).toMatchObject({
      refusal: 'the-money-came-in-another-currency',
    });
    expect((await shops.settle(receipt.receipt_id, { ...proposal, answer: 'give_back' })).status).toBe(200);
    expect(await shops.lessened(file)).toEqual([]);
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ left: 45 });
  });

  it('settles nothing once its request is over', async () => {
    const { file, recovery } = await shops.requested(4500);
    await heard(credits('053', [{ amount: '45.00', reference: recovery.reference }]));
    await heard(credits('053', [{ amount: '45.00', reference: recovery.reference, day: '2026-11-30' }]));
    expect(await shops.receipts()).toMatchObject([{ why: 'ended_request', left: 45 }]);
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
  });

  it('settles nothing on the account of another funder, whatever people say', async () => {
    const { recovery } = await shops.requested(4500);
    await heard(credits('053', [{ amount: '45.00', reference: recovery.reference }], 'FR7610011000201234567890188'));
    const [receipt] = await shops.receipts();
    expect(receipt).toMatchObject({ why: 'other_account', candidates: [] });
    const answer = { act: 'propose', answer: 'attribute', recovery_id: recovery.recovery_id };
    expect((await shops.settle(receipt.receipt_id, { last_row_hash: receipt.row_hash, ...answer })).body).toMatchObject(
      {
        refusal: 'the-money-came-to-the-account-of-another-funder',
      },
    );
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ left: 45 });
  });

  it.each([
    ['of another currency without a reference', { amount: '45.00', currency: 'CHF' }],
    ['that nobody asked for', { amount: '200000.00', remittance: 'Subvention 2026' }],
  ])('is none of ours %s, and nothing of it is stored', async (_how, line) => {
    await shops.requested(4500);
    expect(await heard(credits('053', [line]))).toMatchObject({ receipts: [], others: 1 });
    expect(await shops.receipts()).toEqual([]);
  });

  it('is entered into the public log as recovered, and what is left of the file is nothing', async () => {
    const { recovery } = await shops.requested(4500);
    await heard(credits('053', [{ amount: '45.00', reference: recovery.reference }]));
    const publisher = publisherOf(refunds);
    await publisher.append();
    const lines = await publisher.lines();
    expect(lines.map(({ kind, cents }) => [kind, cents])).toContainEqual(['recovered', -4500]);
    const head = await publisher.sign();
    expect(head?.totals).toMatchObject([{ grantedCents: 500, paidCents: 5000, returnedCents: -4500 }]);
  });
});

describe('a file of the bank about money', () => {
  it('is as ISO 20022 wants it, where tests write one', async () => {
    const line = { amount: '45.00', reference: creditorReferenceOf(1), remittance: 'Velo', bankReference: 'B1' };
    const faults = await isoFaults(
      new Map([
        ['statement', credits('053', [line])],
        ['notification', credits('054', [line])],
      ]),
    );
    expect([...faults.values()].flat()).toEqual([]);
  });

  it.each([
    ['without a sum', '<Ntry><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts></Ntry>'],
    ['with a sum below zero', entry('-45.00')],
    ['with a sum that is no number', entry('1e9')],
    ['of a booking that is pending', entry('45.00').replace('BOOK', 'PDNG')],
    ['of a reversal', entry('45.00').replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')],
    [
      'of money that came back',
      entry('45.00').replace('<RmtInf>', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf><RmtInf>'),
    ],
    ['of a debit', entry('45.00').replace('CRDT', 'DBIT')],
    [
      'whose reference stands behind what SEPA lets a payer write',
      entry('45.00').replace('<Ustrd>', `<Ustrd>${'x'.repeat(5000)}`),
    ],
  ])('settles nothing by an entry %s', async (_what, content) => {
    const { file, recovery } = await shops.requested(4500);
    const statement = credits('053', []).replace('</Stmt>', `${content.replace('RF', recovery.reference)}</Stmt>`);
    expect((await refunds.hear(statement)).status).toBe(200);
    expect(await shops.lessened(file)).toEqual([]);
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ left: 45 });
  });

  it('goes on after a crash between the ledger and the request, and counts once', async () => {
    const { file, recovery } = await shops.requested(4500);
    const content = credits('053', [{ amount: '45.00', reference: recovery.reference }]);
    const dying = {
      ...shops.ports,
      recoveries: { ...shops.ports.recoveries, write: () => Promise.reject(new Error('killed')) },
    };
    const bankFiles = { read: async (text: string | Uint8Array) => readBankFile(text) as readonly BankFile[] };
    await expect(hearBank({ ...dying, bankFiles }, content, 'request')).rejects.toThrow('killed');
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
    await shops.follow();
    expect(await shops.read(recovery.recovery_id)).toMatchObject({ state: 'settled', paid: 45 });
    expect(await shops.lessened(file)).toEqual([['recovered', -45]]);
    expect(await shops.receipts()).toEqual([]);
  });
});

function entry(amount: string): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-21</Dt></BookgDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>RF</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
