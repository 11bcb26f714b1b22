import { actAs, completeFile, startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { pdf } from '../evidence.harness.ts';
import { compareEnvelopes, hasAny } from '../keep-envelopes/compare-envelopes.ts';

let funded: FundedHarness;
beforeAll(async () => {
  funded = await startFunded({
    ville: { euros: 10_000, usedUp: 'refuser' },
    etat: { euros: 20_000, usedUp: 'refuser' },
  });
});
afterAll(() => funded?.close());

const both = async () => [await funded.sums('ville'), await funded.sums('etat')];
const staff = (file: FileInHand, code: string, data: object = {}) => actAs(funded, funded.admin, file, code, data);

/** By how much the town's envelope moves: reserved, committed, paid, left. */
async function moved(acts: () => Promise<unknown>) {
  const before = await funded.sums('ville');
  await acts();
  await funded.harness.drain();
  const after = await funded.sums('ville');
  return after.map((cents, index) => Number(cents) - Number(before[index]));
}

describe('the share of a file in its envelope', () => {
  it('is taken from every funder at the completion of the file, and not before', async () => {
    const start = await funded.journeys.begin();
    const before = await both();
    const ready = await funded.journeys.withEvidence(start);
    expect(await both()).toEqual(before);
    const asked = await funded.journeys.repairer(start.caller, ready, 'SMS');
    await funded.journeys.repairer(start.caller, asked, 'VAL', { code: await funded.harness.code(asked.repair_id) });
    expect(await both()).toEqual([
      [1500, 0, 0, 998_500],
      [2750, 0, 0, 1_997_250],
    ]);
  });

  it.each([
    ['is committed at its validation', ['AVAL'], [-1500, 1500, 0, 0]],
    ['is reserved again where a validated file is drawn as a sample', ['AVAL', 'ECH'], [0, 0, 0, 0]],
    ['is committed at the validation of a sample', ['ECH', 'AVALECH'], [-1500, 1500, 0, 0]],
    ['stays reserved while a complement is asked for', ['COM'], [0, 0, 0, 0]],
    ['is free once the file is refused', ['NIL'], [-1500, 0, 0, 1500]],
    ['is free once a complement was asked for and staff gave the file up', ['COM', 'ACAN'], [-1500, 0, 0, 1500]],
    ['is free once a sample is refused', ['ECH', 'NIL'], [-1500, 0, 0, 1500]],
  ])('%s', async (_case, codes, change) => {
    const { file } = await completeFile(funded);
    const data = { text: 'Photo floue' };
    const move = await moved(async () => {
      for (const code of codes) {
        const answer = await staff(file, code, code === 'COM' ? data : {});
        expect([code, answer.status, answer.text]).toEqual([code, 200, expect.any(String)]);
      }
    });
    expect(move).toEqual(change);
  });

  it('moves with another invoice of the file', async () => {
    const { rep, file } = await completeFile(funded);
    const entityId = (await funded.stored(file)).repair_entity_id as string;
    const upload = await funded.harness.upload(entityId, pdf, 'pdf');
    const smaller = { ...upload, amount_net: 20 };
    expect(await moved(() => funded.journeys.repairer(rep, file, 'FAC', smaller))).toEqual([-700, 0, 0, 700]);
  });

  it('is paid once the bank confirmed, however often it is told, and committed again once it came back', async () => {
    const { file } = await completeFile(funded);
    await staff(file, 'AVAL');
    for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, file);
    const paid = await moved(async () => {
      const event = await funded.tell('paid', 'ville', file, { cents: 1500 });
      await funded.harness.publish(event);
    });
    expect(paid).toEqual([0, -1500, 1500, 0]);
    const returned = await moved(async () => {
      const event = await funded.tell('returned', 'ville', file, { cents: 1500 });
      await funded.harness.publish(event);
    });
    expect(returned).toEqual([0, 1500, -1500, 0]);
    expect(await moved(() => funded.tell('paid', 'ville', file, { cents: 1500, batch: 'again' }))).toEqual([
      0, -1500, 1500, 0,
    ]);
  });

  it('is paid by its sum where an event of an earlier version tells no cents, and the file is refunded', async () => {
    const { file } = await completeFile(funded);
    await staff(file, 'AVAL');
    for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, file);
    expect(await moved(() => funded.tell('paid', 'ville', file))).toEqual([0, -1500, 1500, 0]);
    await funded.tell('paid', 'etat', file);
    expect((await funded.stored(file)).status).toBe(6);
  });

  it('keeps what was paid where a premium is corrected below it, until the shop has given the difference back', async () => {
    const { file } = await completeFile(funded);
    await staff(file, 'AVAL');
    for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, file);
    for (const funder of ['ville', 'etat'] as const) await funded.tell('paid', funder, file);
    const corrected = await moved(() => staff(file, 'FACCOR', { amount_to_refund: -12.5 }));
    expect(corrected).toEqual([0, 0, 0, 0]);
    expect(await moved(() => funded.tell('paid', 'ville', file, { cents: -300, batch: 'netted' }))).toEqual([
      0, 0, -300, 300,
    ]);
    expect(await moved(() => staff(file, 'FACCOR', { amount_to_refund: 5 }))).toEqual([0, 200, 0, -200]);
  });

  it('is free again once the shop has paid back what it was paid too much, however often that is told', async () => {
    const { file } = await completeFile(funded);
    await staff(file, 'AVAL');
    for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, file);
    for (const funder of ['ville', 'etat'] as const) await funded.tell('paid', funder, file);
    await staff(file, 'FACCOR', { amount_to_refund: -12.5 });
    const recovered = await moved(async () => {
      const event = await funded.tellRecovered('ville', file, 300);
      await funded.harness.publish(event);
    });
    expect(recovered).toEqual([0, 0, -300, 300]);
  });

  it('is counted once of an act that is sent twice', async () => {
    const start = await funded.journeys.begin();
    const ready = await funded.journeys.withEvidence(start);
    const asked = await funded.journeys.repairer(start.caller, ready, 'SMS');
    const code = await funded.harness.code(asked.repair_id);
    const confirm = () => funded.journeys.repairer(start.caller, asked, 'VAL', { code });
    expect(await moved(() => Promise.all([confirm(), confirm(), confirm()]))).toEqual([1500, 0, 0, -1500]);
  });
});

it('tells the accounts of envelopes that agree with what the files say', async () => {
  expect(hasAny(await compareEnvelopes(funded.ports))).toBe(false);
});
