import { smsLimits } from '@alveole/domain';
import { pdf, png } from '../evidence.harness.ts';
import { journeysOf, write, repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';

const tested = repairsUnderTest();
const [url, reading, confirming] = ['/enrolment/repair', '/v1/repairs/pick_ups/read', '/v1/repairs/pick_ups/confirm'];

const read = (token: string) => tested.harness.visitor.post(reading, { token });
const confirm = (token: string) => tested.harness.visitor.post(confirming, { token });

/** A file whose SMS is without news for a minute, and whose beneficiary was sent a link. */
async function linked(begun?: Start, changes: Record<string, unknown> = {}) {
  const start = begun ?? (await tested.journeys.begin({ commercialname: 'Cycles du Rhin', city: 'Strasbourg' }));
  const ready = await tested.journeys.withEvidence(start, changes);
  const asked = await tested.journeys.repairer(start.caller, ready, 'SMS');
  tested.harness.clock.later(smsLimits.spacingMs);
  const file = await tested.journeys.repairer(start.caller, asked, 'LIEN');
  return { start, rep: start.caller, file, token: await tested.harness.mailed(file.repair_id) };
}

const historyOf = async ({ start }: { start: Start }, { repair_id }: FileInHand) =>
  (await start.caller.get(`${url}/${repair_id}/history`)).body;

describe('the link of a beneficiary', () => {
  it('shows shop, bike and amounts, and names nobody', async () => {
    const { file, token } = await linked(undefined, { repair_bike_brand: 'Decathlon', repair_bike_serial: 'BC1234' });
    const { status, body } = await read(token);
    expect([status, body]).toEqual([
      200,
      {
        state: 'open',
        repair_rozo_id: file.repair_rozo_id,
        gender: 0,
        entity_name: 'Cycles du Rhin',
        city: 'Strasbourg',
        bike: { brand: 'Decathlon', serial: 'BC1234' },
        amount_net: 42.5,
        amount_to_refund: 42.5,
        expires_at: expect.any(String),
      },
    ]);
  });

  it('tells the VAT of the invoice, by which the page names its amount', async () => {
    const start = await tested.journeys.begin({ taux_tva: '293B' });
    const { token } = await linked(start);
    expect((await read(token)).body).toMatchObject({ amount_net: 42.5, taux_tva: '293B' });
  });

  it('confirms the pick-up once, marked as his own proof with the amounts that he saw', async () => {
    const begun = await linked();
    expect(await confirm(begun.token)).toMatchObject({ status: 200, body: { state: 'confirmed' } });
    expect(await confirm(begun.token)).toMatchObject({ status: 200, body: { state: 'confirmed' } });
    expect((await read(begun.token)).body.state).toBe('confirmed');
    const history: { operation_code: string }[] = await historyOf(begun, begun.file);
    expect(history.filter(({ operation_code }) => operation_code === 'VAL')).toEqual([
      expect.objectContaining({
        status: 1,
        actor: { role: 'SYS', user_name: 'Bénéficiaire' },
        operation_data: expect.objectContaining({ pick_up_proof: 'link', amount_net: 42.5, amount_to_refund: 42.5 }),
      }),
    ]);
  });

  it('is recorded once of twenty presses at the same moment', async () => {
    const begun = await linked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(begun.token)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const history: { operation_code: string }[] = await historyOf(begun, begun.file);
    expect(history.filter(({ operation_code }) => operation_code === 'VAL')).toHaveLength(1);
  });

  it('is kept as a hash, and the mail that carries it as a hash of its address', async () => {
    const { file, token } = await linked();
    const stored = JSON.stringify(await tested.harness.models.repairs.findById(file.repair_id).lean());
    expect([stored.includes(token.split('.')[1] ?? ''), stored.includes('lea.durand@')]).toEqual([false, false]);
  });

  it('serves an hour', async () => {
    const { rep, file, token } = await linked();
    expect((await rep.get(`${url}/${file.repair_id}`)).body.link_expires_at).toEqual(expect.any(String));
    tested.harness.clock.later(smsLimits.linkLifetimeMs);
    expect([(await read(token)).body.code, (await confirm(token)).body.code]).toEqual([
      'BadCodeException',
      'BadCodeException',
    ]);
  });

  it('is voided by the next one, and by the code', async () => {
    const first = await linked();
    tested.harness.clock.later(smsLimits.spacingMs);
    const again = await tested.journeys.repairer(first.rep, first.file, 'LIEN');
    const second = await tested.harness.mailed(again.repair_id);
    expect([(await confirm(first.token)).status, (await read(second)).status]).toEqual([400, 200]);
    const code = await tested.harness.code(again.repair_id);
    await tested.journeys.repairer(first.rep, again, 'VAL', { code });
    expect((await confirm(second)).body.code).toBe('BadCodeException');
  });

  it('belongs to its file', async () => {
    const [one, other] = [await linked(), await linked()];
    const forged = `${other.file.repair_id}.${one.token.split('.')[1]}`;
    expect((await confirm(forged)).body.code).toBe('BadCodeException');
    expect((await confirm(`nobody.${'s'.repeat(43)}`)).body.code).toBe('BadCodeException');
    expect((await confirm(`${one.token}x`)).body.code).toBe('ValidationException');
  });

  it('confirms nothing but what it shows: another invoice asks for another link', async () => {
    const { start, rep, file, token } = await linked();
    const invoice = { ...(await tested.harness.upload(start.entityId, pdf, 'pdf')), amount_net: 80 };
    await tested.journeys.repairer(rep, file, 'FAC', invoice);
    expect([(await read(token)).body.code, (await confirm(token)).body.code]).toEqual([
      'TransitionRefusedException',
      'TransitionRefusedException',
    ]);
  });

  it('serves no more once the bike that it showed was corrected', async () => {
    const { rep, file, token } = await linked();
    await tested.journeys.repairer(rep, file, 'VELO', { repair_bike_brand: 'Gitane', repair_bike_serial: 'GT-2026' });
    expect([(await read(token)).body.code, (await confirm(token)).body.code]).toEqual([
      'BadCodeException',
      'BadCodeException',
    ]);
  });

  it('goes on beside a photo that is added at the same moment', async () => {
    const { start, rep, file, token } = await linked();
    const photo = await tested.harness.upload(start.entityId, png, 'png');
    const [added, confirmed] = await Promise.all([rep.put(url, write(file, 'PHO', photo)), confirm(token)]);
    expect(confirmed.status).toBe(200);
    expect([200, 409]).toContain(added.status);
  });

  it('confirms nothing of a file that was given up', async () => {
    const { rep, file, token } = await linked();
    await tested.journeys.repairer(rep, file, 'CAN');
    expect((await confirm(token)).body.code).toBe('TransitionRefusedException');
  });

  it('says that the bike was claimed by another file meanwhile', async () => {
    const bike = { repair_bike_brand: 'Decathlon', repair_bike_serial: `TWIN${Date.now()}` };
    const [slow, quick] = [await linked(undefined, bike), await linked(undefined, bike)];
    expect((await confirm(quick.token)).status).toBe(200);
    expect((await confirm(slow.token)).body.code).toBe('BikeAlreadyClaimedException');
  });

  it('closes a session too, which has no bike', async () => {
    const start = await tested.journeys.begin();
    const session = { gender: 1, repair_bike_brand: 'Remise en selle', repair_bike_serial: 'Remise en selle' };
    const opened = await tested.journeys.open(start, session);
    const invoice = { ...(await tested.harness.upload(start.entityId, pdf, 'pdf')), amount_id: 2 };
    const invoiced = await tested.journeys.repairer(start.caller, opened, 'FACVE', invoice);
    const asked = await tested.journeys.repairer(start.caller, invoiced, 'SMS');
    tested.harness.clock.later(smsLimits.spacingMs);
    await tested.journeys.repairer(start.caller, asked, 'LIEN');
    const { body } = await confirm(await tested.harness.mailed(opened.repair_id));
    expect(body).toMatchObject({ state: 'confirmed', gender: 1, amount_to_refund: 45 });
    expect(body.bike).toBeUndefined();
  });

  it('is not sent before the invoice', async () => {
    const start = await tested.journeys.begin();
    const asked = await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'SMS');
    tested.harness.clock.later(smsLimits.spacingMs);
    const { status, body } = await start.caller.put(url, write(asked, 'LIEN'));
    expect([status, body.message]).toEqual([409, 'The repair has no invoice yet.']);
  });
});

it('a campaign that does not allow it sends no link', async () => {
  const harness = await startRepairs({ CAMPAIGN: 'programme-2020' });
  try {
    harness.clock.now = new Date('2020-06-02T09:00:00.000Z');
    const journeys = journeysOf(harness);
    const start = await journeys.begin();
    const file = await journeys.repairer(start.caller, await journeys.withEvidence(start), 'SMS');
    harness.clock.later(smsLimits.spacingMs);
    const { status, body } = await start.caller.put(url, write(file, 'LIEN'));
    expect([status, body.message]).toEqual([403, 'The campaign has no confirmation by link.']);
  } finally {
    await harness.close();
  }
});
