import { invoiceOf } from '../evidence.harness.ts';
import { opening, repairsUnderTest, write } from '../journeys.harness.ts';
import type { Start } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const url = '/enrolment/repair';
const ofSession = { gender: 1, repair_bike_brand: 'Remise en selle', repair_bike_serial: 'Remise en selle' };

/** The file of one more learner, and the answer to its invoice. */
async function learner({ caller, entityId }: Start, document: Buffer, participants = 3) {
  const consumerId = tested.harness.person().consumer_id;
  const file = (await caller.post(url, opening(consumerId, ofSession))).body;
  const media = await tested.harness.upload(entityId, document, 'pdf');
  const answer = await caller.put(url, write(file, 'FACVE', { ...media, amount_id: participants }));
  tested.harness.clock.later(60_000);
  return { answer, ...file, ...answer.body, repair_id: file.repair_id };
}

describe('the learners of a session', () => {
  it('tells which learner of three a file is of, how many have a file, and whose is the first', async () => {
    const start = await tested.journeys.begin();
    const document = invoiceOf('Séance à trois');
    const anna = await learner(start, document);
    const bruno = await learner(start, document);
    const read = async (id: string) => (await start.caller.get(`${url}/${id}`)).body.learner;
    expect(await read(bruno.repair_id)).toEqual({
      number: 2,
      participants: 3,
      filed: 2,
      first_repair_id: anna.repair_id,
    });
    expect(await read(anna.repair_id)).toMatchObject({ number: 1, filed: 2 });
  });

  it('refuses the invoice of a fourth learner of three with 409, and takes it for another session', async () => {
    const start = await tested.journeys.begin();
    const document = invoiceOf('Séance pleine');
    for (const count of [1, 2, 3])
      expect([count, (await learner(start, document)).answer.status]).toEqual([count, 200]);
    const { answer } = await learner(start, document);
    expect([answer.status, answer.body.code, answer.body.refusal]).toEqual([
      409,
      'TransitionRefusedException',
      'every-learner-of-this-session-has-a-file',
    ]);
    expect((await learner(start, invoiceOf('Autre séance'))).answer.status).toBe(200);
    expect((await learner(await tested.journeys.begin(), document)).answer.status).toBe(200);
  });

  it('takes a fourth learner in the place of one whose file was given up', async () => {
    const start = await tested.journeys.begin();
    const document = invoiceOf('Séance à deux');
    await learner(start, document, 2);
    const gone = await learner(start, document, 2);
    await tested.journeys.repairer(start.caller, gone, 'CAN');
    expect((await learner(start, document, 2)).answer.status).toBe(200);
  });
});
