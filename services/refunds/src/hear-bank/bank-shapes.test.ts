import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { handedOver } from './bank-answers.harness.ts';
import { bankShapes } from './bank-shapes.fixture.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

interface Question {
  readonly question_id: string;
  readonly row_hash: string;
  readonly reason: string;
}
const open = async (): Promise<Question[]> => (await refunds.drafter.get('/v1/refunds/bank_questions')).body;

/** Each shape begins with no open question, and none of its batch on the way: the sums of all are alike. */
async function putAside(batchId: string) {
  const second = refunds.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean' });
  for (const { question_id, row_hash } of await open()) {
    const path = `/v1/refunds/bank_questions/${question_id}`;
    const answer = { act: 'propose', answer: 'nothing', last_row_hash: row_hash };
    const proposed = await refunds.drafter.put(path, answer);
    await second.put(path, { act: 'confirm', last_row_hash: proposed.body.row_hash });
  }
  const { state, row_hash } = await refunds.batch(batchId);
  if (state === 'exported') await refunds.move(batchId, 'confirmed', row_hash);
}

it.each(bankShapes.map((shape) => [shape.name, shape] as const))(
  'a bank that sends %s leaves the transfers and questions that it should, however often it sends it',
  async (_name, { files, states, asked }) => {
    const { batchId, references } = await handedOver(refunds);
    const messageId = (references[0] as string).slice(0, -5);
    const sent = { references: references as [string, string], messageId, paymentId: `${messageId}.0` };
    for (let turn = 0; turn < 2; turn += 1) {
      for (const content of files(sent)) {
        const body =
          typeof content === 'string' ? { content } : { content_base64: Buffer.from(content).toString('base64') };
        expect((await refunds.drafter.post('/v1/refunds/bank_files', body)).status).toBe(200);
      }
      const { transfers } = await refunds.batch(batchId);
      expect(transfers.map(({ state }: { state: string }) => state)).toEqual(states);
      expect((await open()).map(({ reason }) => reason)).toEqual(asked);
    }
    await putAside(batchId);
  },
);
