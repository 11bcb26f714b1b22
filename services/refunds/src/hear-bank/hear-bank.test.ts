import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { createBatchStore } from '../store/batch-store.ts';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { handedOver, heardBy, transfersAfter } from './bank-answers.harness.ts';
import { camt, pain002 } from './bank-files.fixture.ts';
import type { BankFile } from '../record/bank-line.ts';
import { hearBank } from './hear-bank.ts';
import readBankFile from '../read-bank-file/read-bank-file.worker.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const handed = () => handedOver(refunds);
const heard = (content: string) => heardBy(refunds, content);
const transfersOf = (batchId: string) => transfersAfter(refunds, batchId);

describe('a file of the bank', () => {
  it('pays what it booked, transfer by transfer, and confirms the batch with the last one', async () => {
    const { batchId, files, references } = await handed();
    const [first, second] = references.map((reference: string, n: number) => ({
      reference,
      amount: ['50.00', '42.5'][n] ?? '',
    }));
    expect(await heard(camt('054', [first]))).toMatchObject({
      kind: 'camt.054',
      lines: [{ reference: first.reference, outcome: 'paid', amount: 50, currency: 'EUR', day: '2026-11-21' }],
      unread: [],
      others: 0,
    });
    expect((await refunds.batch(batchId)).state).toBe('exported');
    expect(
      (await heard(camt('053', [first, second]))).lines.map(({ outcome }: { outcome: string }) => outcome),
    ).toEqual(['known', 'paid']);
    expect((await refunds.batch(batchId)).state).toBe('confirmed');
    expect(await transfersOf(batchId)).toEqual([
      ['refund.confirmed', [files[0]]],
      ['refund.confirmed', [files[1]]],
    ]);
    expect(await refunds.money(files[1] ?? '')).toMatchObject({
      paid: 42.5,
      due: 0,
      on_its_way: 0,
      reference: second.reference,
    });
  });

  it('sets free what the bank refused, which the next batch pays', async () => {
    const { batchId, files, references } = await handed();
    const [bad, good] = references;
    const report = await heard(
      pain002('ALV', [
        { reference: bad, status: 'RJCT', reason: 'MS03' },
        { reference: good, status: 'ACSC' },
        { reference: good, status: 'PDNG' },
      ]),
    );
    expect(report.lines).toMatchObject([
      { reference: bad, outcome: 'rejected', reason: 'MS03' },
      { reference: good, outcome: 'paid' },
    ]);
    expect((await transfersOf(batchId)).map(([name]) => name).sort()).toEqual(['refund.confirmed', 'refund.rejected']);
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 0, due: 50 });
    expect((await refunds.draft(files[0] ?? '')).status).toBe(200);
    expect((await refunds.draft(files[1] ?? '')).status).toBe(409);
  });

  it('tells of each establishment that waits again which files it waits for', async () => {
    const { batchId, files, references } = await handed();
    const { transfers } = await refunds.batch(batchId);
    await heard(pain002(references[0].slice(0, -5), [], { group: 'RJCT' }));
    const [event] = (await refunds.transfersOf(batchId)).slice(3);
    expect(event?.data).toMatchObject({
      transfers: transfers.map(({ entity_id }: { entity_id: string }, n: number) => ({
        entity_id,
        repair_ids: [files[n]],
      })),
    });
  });

  it('is reported on with the shop, files, amount and batch of each transfer, and with none of an unknown one', async () => {
    const { batchId, references } = await handed();
    const { transfers, lines } = await refunds.batch(batchId);
    const outcome = await heard(
      pain002('ALV', [
        { reference: references[1], status: 'RJCT', reason: 'AC04' },
        { reference: 'AUTRE', status: 'RJCT', reason: 'AC04' },
      ]),
    );
    const { entity_id } = transfers[1];
    const file = lines.find((line: { entity_id: string }) => line.entity_id === entity_id).repair_rozo_id;
    expect(outcome.lines[0].transfer).toEqual({
      refund_id: batchId,
      entity_id,
      entity_name: 'Cycles',
      amount: 42.5,
      files: [file],
    });
    expect(outcome.lines[1]).not.toHaveProperty('transfer');
  });

  it('makes due again what comes back later, once', async () => {
    const { batchId, files, references } = await handed();
    await heard(camt('054', [{ reference: references[0], amount: '50' }]));
    const back = camt('054', [{ reference: references[0], amount: '50', returned: 'MS03' }]);
    expect((await heard(back)).lines[0]).toMatchObject({ outcome: 'returned', reason: 'MS03' });
    expect((await heard(back)).lines[0]).toMatchObject({ outcome: 'known' });
    await refunds.transfersOf(batchId);
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 0, due: 50 });
    const [again] = (await refunds.draft(files[0] ?? '')).body.refund_id ? [true] : [false];
    expect(again).toBe(true);
  });

  it('makes due again what comes back although nobody told that it had arrived, or in the same file', async () => {
    const { batchId, files, references } = await handed();
    const both = { reference: references[1], amount: '42.50' };
    const content = camt('054', [
      { reference: references[0], amount: '50', returned: 'MS03' },
      both,
      { ...both, returned: 'MS03' },
    ]);
    expect((await heard(content)).lines[0]).toMatchObject({ outcome: 'returned', reason: 'MS03' });
    expect((await transfersOf(batchId)).map(([name]) => name)).toEqual(['refund.rejected']);
    for (const [n, due] of [50, 42.5].entries())
      expect(await refunds.money(files[n] ?? '')).toMatchObject({ paid: 0, on_its_way: 0, due });
    expect((await refunds.draft(...files)).status).toBe(200);
  });

  it('is told apart where it does not fit: amounts, strangers, what is only announced', async () => {
    const { references } = await handed();
    const lines = [
      { reference: references[0], amount: '49.99' },
      { reference: 'NOTPROVIDED', amount: '50.00' },
    ];
    expect((await heard(camt('053', lines))).lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'amount_differs',
      'no_reference',
    ]);
    expect((await heard(camt('053', [{ reference: references[0], amount: '50.00' }], 'PDNG'))).lines).toEqual([]);
  });

  it.each(['USD', 'CHF'])('of fifty %s settles no fifty euros', async (currency) => {
    const { batchId, files, references } = await handed();
    const report = await heard(camt('054', [{ reference: references[0], amount: '50.00', currency }]));
    expect(report.lines).toMatchObject([{ outcome: 'currency_differs', amount: 50, currency }]);
    expect((await refunds.batch(batchId)).transfers[0].state).toBe('sent');
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 0, on_its_way: 50 });
  });

  it('is taken as bytes too, and an odd entry in it keeps none of the others from being read', async () => {
    const { references } = await handed();
    const odd = { reference: 'AUTRE', amount: '1e9' };
    const content = camt('054', [odd, { reference: references[0], amount: '50.00' }]);
    const latin1 = Buffer.from(content.replace('UTF-8', 'ISO-8859-1').replace('RELEVE', 'RELEVÉ'), 'latin1');
    const body = { content_base64: latin1.toString('base64') };
    const answer = await refunds.drafter.post('/v1/refunds/bank_files', body);
    expect(answer.body).toMatchObject({
      lines: [{ reference: references[0], outcome: 'paid' }],
      unread: [{ why: 'amount', reference: 'AUTRE', day: '2026-11-21' }],
    });
  });

  it('finds its transfers among thousands of lines of others, in few questions', async () => {
    const { references } = await handed();
    const others = Array.from({ length: 2_000 }, (_, n) => ({ reference: `AUTRE-${n}`, amount: '1.00' }));
    const store = createBatchStore(refunds.database);
    const asked: number[] = [];
    const batches = {
      ...store,
      byReferences: (some: readonly string[]) => {
        asked.push(some.length);
        return store.byReferences(some);
      },
    };
    const bankFiles = { read: async (text: string | Uint8Array) => readBankFile(text) as readonly BankFile[] };
    const content = camt('053', [...others, { reference: references[1], amount: '42.50' }]);
    const { lines } = await hearBank({ ...publisherOf(refunds).ports, batches, bankFiles }, content, 'request');
    expect(lines.filter(({ outcome }) => outcome === 'unknown')).toHaveLength(others.length);
    expect(lines.at(-1)).toMatchObject({ reference: references[1], outcome: 'paid' });
    expect(asked).toEqual([others.length + 1]);
  });

  it('settles nothing of a batch that was not handed over', async () => {
    const { refund_id } = await refunds.approved(
      await refunds.fileAt(RepairStatus.validated, await refunds.establishment()),
    );
    const [{ reference }] = (await refunds.batch(refund_id)).transfers;
    expect((await heard(camt('054', [{ reference, amount: '50.00' }]))).lines[0].outcome).toBe('not_sent');
  });

  it('counts once however many read it at the same time', async () => {
    const { batchId, references } = await handed();
    const content = camt(
      '054',
      references.map((reference: string, n: number) => ({ reference, amount: ['50', '42.50'][n] })),
    );
    await Promise.all(Array.from({ length: 5 }, () => refunds.hear(content)));
    expect((await transfersOf(batchId)).flatMap(([, ids]) => ids)).toHaveLength(2);
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><Document>&b;</Document>`;
  it.each([
    ['entities that grow', bomb],
    ['an entity of the file system', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>'],
    ['half a file', camt('053', []).slice(0, 200)],
    ['another document', '<Document><Hello/></Document>'],
    ['no XML', 'reference;amount'],
    ['a document type behind a comment and blanks', '<!-- a -->\n\n<! DoCtYpE d><Document/>'],
    ['entities of the XML of a namespace', '<x:Document xmlns:x="y"><!ENTITY x "y"></x:Document>'],
    ['more than a bank tells at once', `<Document>${' '.repeat(900_000)}</Document>`],
    ['a hundred thousand attributes', `<Document ${'a="1" '.repeat(100_000)}></Document>`],
    ['a comment without an end', `<Document><!--${'-'.repeat(500_000)}`],
    ['a hundred thousand empty entries of no kind', `<Document>${'<Ntry/>'.repeat(100_000)}</Document>`],
    ['elements a hundred thousand deep', '<a>'.repeat(100_000)],
    ['a name from the prototype', '<Document><__proto__><x>1</x></__proto__></Document>'],
  ])('is refused when it holds %s', async (_what, content) => {
    const answer = await refunds.hear(content);
    expect([answer.status, answer.body.code]).toEqual([400, 'ValidationException']);
  });
});
