import { events } from '@alveole/contracts';
import { smsLimits } from '@alveole/domain';
import { write, repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';
import { envelope } from '../repairs.harness.ts';

const tested = repairsUnderTest();
const url = '/enrolment/repair';

/** A file whose code was asked for by SMS, and what can be told of that. */
async function asked(start?: Start) {
  const begun = start ?? (await tested.journeys.begin());
  const file = await tested.journeys.repairer(begun.caller, await tested.journeys.withEvidence(begun), 'SMS');
  return { start: begun, rep: begun.caller, file };
}

/** What became of its SMS, as notifications tells. */
async function reported({ repair_id }: FileInHand, state: 'sent' | 'delivered' | 'failed'): Promise<void> {
  await tested.harness.drain();
  const event_id = tested.harness.events(repair_id, 'repair.code-requested').at(-1)?.event_id ?? '';
  const data = { event_id, repair_id, state, at: '2026-03-02T10:00:00.000Z' };
  await tested.harness.publish(
    events.smsDeliveryReported.create({ ...envelope(), aggregate_id: event_id, sequence: 1, data }),
  );
}

async function failed() {
  const begun = await asked();
  await reported(begun.file, 'failed');
  return begun;
}

const mailedCode = (repairId: string) => tested.harness.mailed(repairId);

describe('the code by mail', () => {
  it('goes to the address that the beneficiary gave, sealed, and is kept as a hash beside its trace', async () => {
    const { rep, file } = await failed();
    await tested.journeys.repairer(rep, file, 'MEL');
    const code = await mailedCode(file.repair_id);
    expect(code).toMatch(/^\d{6}$/);
    expect(tested.harness.events(file.repair_id, 'repair.proof-mailed').at(-1)?.data).toMatchObject({
      mail: 'lea.durand@exemple.fr',
      proof: 'code',
    });
    const stored = JSON.stringify(await tested.harness.models.repairs.findById(file.repair_id).lean());
    expect([stored.includes(code), stored.includes('lea.durand@')]).toEqual([false, false]);
    const { history, sms } = (await rep.get(`${url}/${file.repair_id}`)).body;
    expect(history.at(-1).operation_code).toBe('MEL');
    expect(sms.messages.map(({ channel }: { channel?: string }) => channel)).toEqual([undefined, 'mail']);
  });

  it('leaves the code of the SMS good, which arrived late', async () => {
    const { rep, file } = await failed();
    const code = await tested.harness.code(file.repair_id);
    const mailed = await tested.journeys.repairer(rep, file, 'MEL');
    await tested.journeys.repairer(rep, mailed, 'VAL', { code });
    const { body } = await rep.get(`${url}/${file.repair_id}/history`);
    expect(body.at(-1).operation_data.pick_up_proof).toBe('code');
  });

  it('closes the pick-up, marked as what it is', async () => {
    const { rep, file } = await failed();
    const mailed = await tested.journeys.repairer(rep, file, 'MEL');
    const code = await mailedCode(file.repair_id);
    expect((await tested.journeys.repairer(rep, mailed, 'VAL', { code })).status).toBe(1);
    const { body } = await rep.get(`${url}/${file.repair_id}/history`);
    expect(body.at(-1)).toMatchObject({ operation_code: 'VAL', operation_data: { pick_up_proof: 'mail-code' } });
  });

  it('has the five tries and the thirty minutes of every code', async () => {
    const { rep, file } = await failed();
    const mailed = await tested.journeys.repairer(rep, file, 'MEL');
    const code = await mailedCode(file.repair_id);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < smsLimits.tries; n += 1) await rep.put(url, write(mailed, 'VAL', { code: wrong }));
    expect((await rep.put(url, write(mailed, 'VAL', { code }))).body.code).toBe('BadCodeException');
    tested.harness.clock.later(smsLimits.spacingMs);
    const again = await tested.journeys.repairer(rep, mailed, 'MEL');
    tested.harness.clock.later(smsLimits.codeLifetimeMs + 1);
    const late = await rep.put(url, write(again, 'VAL', { code: await mailedCode(file.repair_id) }));
    expect(late.body.code).toBe('BadCodeException');
  });

  it('goes a minute apart and three times at most', async () => {
    const { rep, file } = await failed();
    let mailed = await tested.journeys.repairer(rep, file, 'MEL');
    expect((await rep.put(url, write(mailed, 'MEL'))).headers['retry-after']).toBe('60');
    for (let n = 1; n < smsLimits.perNumber; n += 1) {
      tested.harness.clock.later(smsLimits.spacingMs);
      mailed = await tested.journeys.repairer(rep, mailed, 'MEL');
    }
    tested.harness.clock.later(smsLimits.spacingMs);
    expect((await rep.put(url, write(mailed, 'MEL'))).status).toBe(429);
  });

  it('is refused while the SMS may still arrive, and opens by itself after a minute without news', async () => {
    const { rep, file } = await asked();
    expect((await rep.put(url, write(file, 'MEL'))).body).toMatchObject({
      code: 'TransitionRefusedException',
      message: 'The SMS may still arrive.',
    });
    tested.harness.clock.later(smsLimits.spacingMs);
    expect((await rep.put(url, write(file, 'MEL'))).status).toBe(200);
  });

  it('is refused once the SMS is on the phone, before any SMS, and to who left no address', async () => {
    const delivered = await asked();
    await reported(delivered.file, 'delivered');
    tested.harness.clock.later(smsLimits.spacingMs);
    expect((await delivered.rep.put(url, write(delivered.file, 'MEL'))).status).toBe(409);

    const start = await tested.journeys.begin();
    const bare = await tested.journeys.open(start);
    expect((await start.caller.put(url, write(bare, 'MEL'))).status).toBe(409);

    const silent = { ...start, consumerId: tested.harness.person({ mail: undefined }).consumer_id };
    const { rep, file } = await asked(silent);
    await reported(file, 'failed');
    expect((await rep.put(url, write(file, 'MEL'))).body.message).toBe('No mail can be sent for this repair.');
  });
});
