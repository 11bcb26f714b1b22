import { RepairStatus, settledByPeople } from '@alveole/domain';
import { handedOver, heardBy } from '../hear-bank/bank-answers.harness.ts';
import { camt, pain002 } from '../hear-bank/bank-files.fixture.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

interface Question {
  readonly question_id: string;
  readonly row_hash: string;
  readonly reason: string;
  readonly state: string;
  readonly reference: string;
  readonly side?: string;
  readonly candidates: { readonly candidate: string; readonly refund_id: string; readonly amount: number }[];
}
const second = () => refunds.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean', permission: 1 });
const asked = async (reference: string): Promise<Question[]> =>
  (await refunds.drafter.get('/v1/refunds/bank_questions')).body.filter((one: Question) => one.reference === reference);
const put = ({ question_id, row_hash }: Question, body: object, person = refunds.drafter) =>
  person.put(`/v1/refunds/bank_questions/${question_id}`, { last_row_hash: row_hash, ...body });
const only = async (reference: string) => (await asked(reference))[0] as Question;
const refused = (reference: string) => pain002('ALV', [{ reference, status: 'RJCT', reason: 'MS03' }]);
const debited = (reference: string) => camt('054', [{ reference, amount: '50.00' }]);

async function settled(question: Question, answer: string, candidate?: string) {
  await put(question, { act: 'propose', answer, ...(candidate ? { candidate } : {}) });
  const [proposed] = (await refunds.drafter.get('/v1/refunds/bank_questions')).body.filter(
    (one: Question) => one.question_id === question.question_id,
  );
  const answered = await put(proposed, { act: 'confirm' }, second());
  await refunds.drain();
  return answered;
}

describe('a refusal of what was paid', () => {
  it('is shown until two people settled it, keeps its file from the next batch, and is known from then on', async () => {
    const { batchId, files, references } = await handedOver(refunds);
    await heardBy(refunds, debited(references[0]));
    expect((await heardBy(refunds, refused(references[0]))).lines[0]).toMatchObject({ outcome: 'paid_and_rejected' });
    expect((await refunds.batch(batchId)).transfers[0].state).toBe('paid');
    const question = await only(references[0]);
    expect(question).toMatchObject({ reason: 'paid_and_rejected', state: 'open' });
    await put(question, { act: 'propose', answer: 'unpaid' });
    const proposed = await only(references[0]);
    const own = await put(proposed, { act: 'confirm' });
    expect([own.status, own.body.code]).toEqual([403, 'NotAuthorizedException']);
    expect((await put(proposed, { act: 'confirm' }, second())).body.state).toBe('settled');
    await refunds.drain();
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 0, due: 50 });
    expect(await asked(references[0])).toEqual([]);
    expect((await heardBy(refunds, refused(references[0]))).lines[0].outcome).toBe('known');
    expect((await refunds.draft(files[0] ?? '')).status).toBe(200);
  });
});

describe('a question about an entry that names its transfer', () => {
  it.each([
    ['a bare credit', { credit: 'bare' }, 'credit'],
    ['the debit of another sum', { amount: '49.00' }, 'debit'],
  ] as const)('tells debit or credit of a bank question about a named transfer: %s', async (_entry, part, side) => {
    const { references } = await handedOver(refunds);
    await heardBy(refunds, camt('053', [{ reference: references[0], amount: '50.00', ...part }]));
    expect(await only(references[0])).toMatchObject({ side });
  });

  it('tells neither debit nor credit of a bank question from a status report', async () => {
    const { references } = await handedOver(refunds);
    await heardBy(refunds, debited(references[0]));
    await heardBy(refunds, refused(references[0]));
    expect(await only(references[0])).not.toHaveProperty('side');
  });
});

describe('a question that somebody else changed meanwhile', () => {
  it('refuses a stale answer to a bank question with the question’s message, not with that of a batch', async () => {
    const { references } = await handedOver(refunds);
    await heardBy(refunds, debited(references[0]));
    await heardBy(refunds, refused(references[0]));
    const question = await only(references[0]);
    await put(question, { act: 'propose', answer: 'nothing' });
    const stale = await put(question, { act: 'propose', answer: 'paid' }, second());
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      'RefundVersionMismatchException',
      'The bank question was changed by another user.',
    ]);
  });
});

describe('a debit of what was refused', () => {
  it('keeps its file from the next batch, and pays it once two people said that it arrived', async () => {
    const { files, references } = await handedOver(refunds);
    await heardBy(refunds, refused(references[0]));
    await refunds.drain();
    expect((await heardBy(refunds, debited(references[0]))).lines[0].outcome).toBe('paid_and_rejected');
    expect((await refunds.draft(files[0] ?? '')).status).toBe(409);
    const [waiting] = (await refunds.drafter.get('/backend/repairs_to_refund')).body.filter(
      ({ repair_id }: { repair_id: string }) => repair_id === files[0],
    );
    expect(waiting).toMatchObject({ blocked_by: 'bank_question' });
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ blocked_by: 'bank_question' });
    expect((await settled(await only(references[0]), 'paid')).body.state).toBe('settled');
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 50, due: 0, on_its_way: 0 });
  });
});

it.each([
  ['a part of its sum', { amount: '20.00' }, 'amount_differs'],
  ['fifty dollars', { amount: '50.00', currency: 'USD' }, 'currency_differs'],
])(
  'a transfer of which the bank tells %s is not confirmed by hand before two people settled it',
  async (_what, statedReason, reason) => {
    const { batchId, references } = await handedOver(refunds);
    await heardBy(refunds, camt('054', [{ reference: references[0], ...statedReason }]));
    expect(await only(references[0])).toMatchObject({ reason });
    const { row_hash } = await refunds.batch(batchId);
    const answer = await refunds.move(batchId, 'confirmed', row_hash);
    expect([answer.status, answer.body.code]).toEqual([409, 'TransitionRefusedException']);
    await settled(await only(references[0]), 'paid');
    expect((await refunds.batch(batchId)).transfers[0].state).toBe('paid');
  },
);

describe('a batch that the bank booked as one sum', () => {
  const oneSum = (refs: string, amount = '92.50') =>
    camt('053', [{ reference: 'X', amount }]).replace(/<ns2:TxDtls>[^]*<\/ns2:TxDtls>/, refs);
  const ofPayment = (references: string[]) =>
    `<ns2:Btch><ns2:PmtInfId>${references[0]?.slice(0, -5)}.0</ns2:PmtInfId><ns2:NbOfTxs>2</ns2:NbOfTxs></ns2:Btch>`;

  it('is paid transfer by transfer where its payment and sum fit', async () => {
    const { batchId, references } = await handedOver(refunds);
    await heardBy(refunds, oneSum(ofPayment(references)));
    expect((await refunds.batch(batchId)).state).toBe('confirmed');
  });

  it('is paid where a transaction without a reference names our payment', async () => {
    const { batchId, references } = await handedOver(refunds);
    const refs = `<ns2:TxDtls><ns2:Refs><ns2:PmtInfId>${references[0].slice(0, -5)}.0</ns2:PmtInfId><ns2:EndToEndId>NOTPROVIDED</ns2:EndToEndId></ns2:Refs></ns2:TxDtls>`;
    await heardBy(refunds, oneSum(refs));
    expect((await refunds.batch(batchId)).state).toBe('confirmed');
  });

  it('is listed with candidates where its sum is another, and two people bring it together', async () => {
    const { batchId, references } = await handedOver(refunds);
    const report = await heardBy(refunds, oneSum(ofPayment(references), '50.00'));
    expect(report.lines).toMatchObject([{ outcome: 'sum_differs', amount: 50 }]);
    const question = await only(`${references[0].slice(0, -5)}.0`);
    expect(question.candidates.map(({ candidate }) => candidate)).toEqual([batchId, ...references]);
    const { create_date } = await refunds.batch(batchId);
    expect(question.candidates).toMatchObject([{ create_date, amount: 92.5 }, { create_date }, { create_date }]);
    await settled(question, 'paid', references[0]);
    expect((await refunds.batch(batchId)).transfers.map(({ state }: { state: string }) => state)).toEqual([
      'paid',
      'sent',
    ]);
  });

  it('is listed once where it names nothing, with every batch that has its sum, and pays the one of them that two people name', async () => {
    const [one, other] = [await handedOver(refunds), await handedOver(refunds)];
    await heardBy(refunds, oneSum(''));
    const questions = await asked('');
    expect(questions).toMatchObject([{ reason: 'no_reference' }]);
    expect(questions[0]?.candidates.map(({ candidate }) => candidate)).toEqual(
      expect.arrayContaining([one.batchId, other.batchId]),
    );
    await settled(questions[0] as Question, 'paid', other.batchId);
    expect((await refunds.batch(other.batchId)).state).toBe('confirmed');
    const { state, row_hash } = await refunds.batch(one.batchId);
    expect(state).toBe('exported');
    expect((await refunds.move(one.batchId, 'confirmed', row_hash)).status).toBe(200);
  });
});

describe('a sum that names nothing', () => {
  const booked = (amount: string, credit?: 'bare') =>
    camt('053', [{ reference: 'NOTPROVIDED', amount, day: '2026-11-25', ...(credit && { credit }) }]);
  /** A batch of one file, of a sum that no other batch has. */
  const alone = async (cents: number) => {
    const file = await refunds.fileAt(RepairStatus.validated, await refunds.establishment(), { cents });
    const batchId = await refunds.exported(file);
    const [{ reference }] = (await refunds.batch(batchId)).transfers;
    return { file, batchId, reference };
  };
  const stateOf = async (batchId: string) => (await refunds.batch(batchId)).transfers[0].state;

  it('and came to the account is listed with what was paid, and brings it back once two people say so', async () => {
    const { file, batchId, reference } = await alone(1711);
    await heardBy(refunds, camt('054', [{ reference, amount: '17.11' }]));
    await heardBy(refunds, booked('17.11', 'bare'));
    const [question] = await asked('');
    expect(question).toMatchObject({ reason: 'no_reference', side: 'credit', candidates: [{ candidate: reference }] });
    await settled(question as Question, 'unpaid', reference);
    expect(await stateOf(batchId)).toBe('returned');
    expect((await refunds.batch(batchId)).transfers[0].reason).toBe(settledByPeople);
    expect(await refunds.money(file)).toMatchObject({ paid: 0, due: 17.11 });
  });

  it('and left the account is listed with what the bank refused before, and pays it once two people say so', async () => {
    const { file, batchId, reference } = await alone(1712);
    await heardBy(refunds, refused(reference));
    await refunds.drain();
    await heardBy(refunds, booked('17.12'));
    const [question] = await asked('');
    expect(question).toMatchObject({ side: 'debit', candidates: [{ candidate: reference }] });
    await settled(question as Question, 'paid', reference);
    expect(await stateOf(batchId)).toBe('paid');
    expect(await refunds.money(file)).toMatchObject({ paid: 17.12, due: 0 });
  });

  it('and left the account is listed with what was confirmed by hand, of which no booking was told', async () => {
    const { batchId, reference } = await alone(1713);
    const { row_hash } = await refunds.batch(batchId);
    await refunds.move(batchId, 'confirmed', row_hash);
    await heardBy(refunds, booked('17.13'));
    const [question] = await asked('');
    expect(question?.candidates).toMatchObject([{ candidate: reference }]);
    await settled(question as Question, 'paid', reference);
    expect(await stateOf(batchId)).toBe('paid');
    const next = booked('17.13').replace('2026-11-25', '2026-11-26');
    expect(await heardBy(refunds, next)).toMatchObject({ lines: [], others: 1 });
  });

  it.each([
    [
      'whose debit was told by its reference',
      async (reference: string) => {
        await heardBy(refunds, camt('054', [{ reference, amount: '17.14' }]));
      },
    ],
    [
      'of a batch that was answered more than sixty days ago',
      async (reference: string) => {
        await heardBy(refunds, refused(reference));
        refunds.clock.now = new Date(refunds.clock.now.getTime() + 61 * 86_400_000);
      },
    ],
  ])('is none of ours where the only transfer of its sum is one %s', async (_what, settle) => {
    const { reference } = await alone(1714);
    await settle(reference);
    expect(await heardBy(refunds, booked('17.14'))).toMatchObject({ lines: [], others: 1 });
  });
});
