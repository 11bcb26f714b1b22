import { randomUUID } from 'node:crypto';
import { pdf, png } from '../evidence.harness.ts';
import { write, repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const url = '/enrolment/repair';

async function fileWithInvoice() {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.open(start);
  const media = await tested.harness.upload(start.entityId, pdf, 'pdf');
  const body = { ...write(file, 'FAC', { ...media, amount_net: 42.5 }), local_id: randomUUID() };
  const history = async () => (await start.caller.get(`${url}/${file.repair_id}`)).body.history;
  return { start, body, history };
}

describe('an operation that is sent again', () => {
  it('is recorded once, and answers where the file stands now', async () => {
    const { start, body, history } = await fileWithInvoice();
    const first = await start.caller.put(url, body);
    const again = await start.caller.put(url, body);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const codes = (await history()).map(({ operation_code }: { operation_code: string }) => operation_code);
    expect(codes).toEqual(['INIT', 'FAC']);
  });

  it('is recorded once when many send it at the same moment', async () => {
    const { start, body, history } = await fileWithInvoice();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start.caller.put(url, body)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await start.caller.put(url, body)).status).toBe(200);
    expect(await history()).toHaveLength(2);
  });

  it('is refused under the name of another operation', async () => {
    const { start, body } = await fileWithInvoice();
    const { row_hash } = (await start.caller.put(url, body)).body;
    const other = { ...body, last_row_hash: row_hash, repair_data: { operation_code: 'CAN', operation_data: {} } };
    const answer = await start.caller.put(url, other);
    expect([answer.status, answer.body.code]).toEqual([409, 'IdempotencyMismatchException']);
  });
});

describe('an operation that is sent again without a name, on the same version and with the same content', () => {
  async function readyForCode() {
    const start = await tested.journeys.begin();
    const ready = await tested.journeys.withEvidence(start);
    const asked = await tested.journeys.repairer(start.caller, ready, 'SMS');
    const body = write(asked, 'VAL', { code: await tested.harness.code(asked.repair_id) });
    return { start, body, codes: async () => codesOf(start.caller, asked.repair_id) };
  }
  const codesOf = async (caller: Awaited<ReturnType<typeof fileWithInvoice>>['start']['caller'], id: string) =>
    (await caller.get(`${url}/${id}`)).body.history.map(
      ({ operation_code }: { operation_code: string }) => operation_code,
    );

  it('answers a code whose answer was lost as the first time', async () => {
    const { start, body, codes } = await readyForCode();
    const first = await start.caller.put(url, body);
    const again = await start.caller.put(url, body);
    expect([first.body.status, again.status, again.body]).toEqual([1, 200, first.body]);
    expect(await codes()).toEqual(['INIT', 'FAC', 'PHO', 'SMS', 'VAL']);
  });

  it('answers a double click alike, and records it once', async () => {
    const { start, body, codes } = await readyForCode();
    const answers = await Promise.all(Array.from({ length: 3 }, () => start.caller.put(url, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await codes()).filter((code: string) => code === 'VAL')).toHaveLength(1);
  });

  it.each(['FAC', 'PHO'])('answers %s as the first time', async (code) => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.open(start);
    const media = await tested.harness.upload(
      start.entityId,
      code === 'FAC' ? pdf : png,
      code === 'FAC' ? 'pdf' : 'png',
    );
    const body = write(file, code, code === 'FAC' ? { ...media, amount_net: 42.5 } : media);
    const answers = [await start.caller.put(url, body), await start.caller.put(url, body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await codesOf(start.caller, file.repair_id)).toEqual(['INIT', code]);
  });

  it('is refused with other content, or from somebody else', async () => {
    const { start, body } = await readyForCode();
    await start.caller.put(url, body);
    const other = { ...body, repair_data: { operation_code: 'MSG', operation_data: { text: 'Bonjour' } } };
    expect((await start.caller.put(url, other)).body.code).toBe('RepairVersionMismatchException');
    const asStaff = await tested.harness.as('ADM').put('/backend/repair', body);
    expect([asStaff.status, asStaff.body.code]).toEqual([409, 'RepairVersionMismatchException']);
  });
});
