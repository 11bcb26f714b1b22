import { namedCodeLimits, smsLimits } from '@alveole/domain';
import { write, repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { savedProfile } from '../repairs.harness.ts';

const tested = repairsUnderTest();
const url = '/enrolment/repair';
const neighbour = '+33639980077';
const named = { phone: neighbour };

async function ready() {
  const { consumer_id: consumerId, smartphone_number: ownPhone } = tested.harness.person();
  const start = { ...(await tested.journeys.begin()), consumerId };
  return { start, ownPhone, rep: start.caller, file: await tested.journeys.withEvidence(start) };
}

/** A minute after an SMS of which nothing was heard: the ways by mail are open. */
async function unanswered() {
  const begun = await ready();
  const file = await tested.journeys.repairer(begun.rep, begun.file, 'SMS');
  tested.harness.clock.later(smsLimits.spacingMs);
  return { ...begun, file };
}

const requested = ({ repair_id }: FileInHand) => tested.harness.events(repair_id, 'repair.code-requested');
const mailed = ({ repair_id }: FileInHand) => tested.harness.events(repair_id, 'repair.proof-mailed');
const lastEntry = async (rep: Awaited<ReturnType<typeof ready>>['rep'], { repair_id }: FileInHand) =>
  (await rep.get(`${url}/${repair_id}/history`)).body.at(-1);

describe('the code to a number that the client names', () => {
  it('goes there for this sending alone, is recorded as such, and tells the client’s own number and address', async () => {
    const { rep, file, ownPhone } = await ready();
    const sent = await tested.journeys.repairer(rep, file, 'SMS', named);
    await tested.harness.drain();
    expect(requested(file).at(-1)?.data).toMatchObject({
      phone: neighbour,
      named_by_client: true,
      beneficiary: { phone: ownPhone, mail: 'lea.durand@exemple.fr' },
    });
    const stored = JSON.stringify(await tested.harness.models.repairs.findById(file.repair_id).lean());
    expect(stored).not.toContain(neighbour);
    expect(await lastEntry(rep, file)).toMatchObject({
      operation_code: 'SMS',
      operation_data: { named_by_client: true },
    });
    const { consumer, sms } = (await rep.get(`${url}/${file.repair_id}`)).body;
    expect(consumer.smartphone_number).toBe(ownPhone);
    expect(sms.messages).toMatchObject([{ named_by_client: true }]);
    tested.harness.clock.later(smsLimits.spacingMs);
    await tested.journeys.repairer(rep, sent, 'SMS');
    await tested.harness.drain();
    expect(requested(file).at(-1)?.data).toMatchObject({ phone: ownPhone });
    expect(requested(file).at(-1)?.data).not.toHaveProperty('named_by_client');
  });

  it('closes a pick-up by a code that went to another number, marked as such', async () => {
    const { rep, file } = await ready();
    const sent = await tested.journeys.repairer(rep, file, 'SMS', named);
    const code = await tested.harness.code(file.repair_id);
    expect((await tested.journeys.repairer(rep, sent, 'VAL', { code })).status).toBe(1);
    expect(await lastEntry(rep, file)).toMatchObject({ operation_data: { pick_up_proof: 'named-phone-code' } });
    const { body: hints } = await tested.harness.as('ADM').get(`/v1/repairs/hints/${file.repair_id}`);
    expect(hints).toContainEqual({ kind: 'code_elsewhere', others: [] });
  });

  it('refuses the client’s own number as another one with 400, and sends nothing', async () => {
    const { rep, file, ownPhone } = await ready();
    const refused = await rep.put(url, write(file, 'SMS', { phone: ownPhone }));
    expect([refused.status, refused.body.refusal]).toEqual([400, 'this-number-is-the-clients-own']);
    expect(requested(file)).toEqual([]);
  });

  it('refuses a code to a number of the shop, and to what is no mobile', async () => {
    const { start, rep, file } = await ready();
    const { entity } = await tested.harness.shop();
    const own = { ...entity, entity_id: start.entityId, telephone: '+33639985005', sequence: entity.sequence + 1 };
    await tested.harness.publish(savedProfile(own));
    const refused = await rep.put(url, write(file, 'SMS', { phone: '+33639985005' }));
    expect([refused.status, refused.body.refusal]).toEqual([403, 'this-number-is-the-shops-own']);
    expect((await rep.put(url, write(file, 'SMS', { phone: '+33388123456' }))).status).toBe(400);
    expect(requested(file)).toEqual([]);
  });

  it('refuses a code to another number for the file of another shop', async () => {
    const { file } = await ready();
    const { rep: stranger } = await tested.harness.shop();
    expect((await stranger.put(url, write(file, 'SMS', named))).status).toBe(403);
  });

  it('sends three codes elsewhere a file at most, whichever numbers and addresses are named', async () => {
    const { rep, file } = await ready();
    let sent = file;
    for (let count = 0; count < namedCodeLimits.perFile; count += 1) {
      sent = await tested.journeys.repairer(rep, sent, 'SMS', { phone: `+3363998008${count}` });
      tested.harness.clock.later(smsLimits.spacingMs);
    }
    const refused = await rep.put(url, write(sent, 'SMS', { phone: '+33639980089' }));
    expect([refused.status, refused.body.code]).toEqual([429, 'TooManyRequestsException']);
    expect((await rep.put(url, write(sent, 'MEL', { mail: 'voisine@exemple.fr' }))).status).toBe(429);
    expect((await rep.put(url, write(sent, 'SMS'))).status).toBe(200);
  });

  it('sends codes to other numbers a minute apart, though each time to another one', async () => {
    const { rep, file } = await ready();
    const sent = await tested.journeys.repairer(rep, file, 'SMS', named);
    const soon = await rep.put(url, write(sent, 'SMS', { phone: '+33639980078' }));
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60']);
  });
});

describe('the code to an address that the client names', () => {
  const otherAddress = { mail: 'voisine@exemple.fr' };

  it('goes there for this sending alone, and closes the pick-up marked as what it is', async () => {
    const { rep, file } = await unanswered();
    const sent = await tested.journeys.repairer(rep, file, 'MEL', otherAddress);
    const code = await tested.harness.mailed(file.repair_id);
    expect(mailed(file).at(-1)?.data).toMatchObject({ ...otherAddress, named_by_client: true });
    const stored = JSON.stringify(await tested.harness.models.repairs.findById(file.repair_id).lean());
    expect([stored.includes('voisine@'), stored.includes(code)]).toEqual([false, false]);
    expect(await lastEntry(rep, file)).toMatchObject({
      operation_code: 'MEL',
      operation_data: { named_by_client: true },
    });
    await tested.journeys.repairer(rep, sent, 'VAL', { code });
    expect(await lastEntry(rep, file)).toMatchObject({ operation_data: { pick_up_proof: 'named-mail-code' } });
  });

  it('serves a client who left no address with the programme', async () => {
    const start = await tested.journeys.begin();
    const { consumer_id: consumerId } = tested.harness.person({ mail: undefined });
    const file = await tested.journeys.withEvidence({ ...start, consumerId });
    const withCode = await tested.journeys.repairer(start.caller, file, 'SMS');
    tested.harness.clock.later(smsLimits.spacingMs);
    await tested.journeys.repairer(start.caller, withCode, 'MEL', otherAddress);
    expect(await tested.harness.mailed(file.repair_id)).toMatch(/^\d{6}$/);
  });

  it('refuses a code to another address while the SMS may still arrive', async () => {
    const { rep, file } = await ready();
    const sent = await tested.journeys.repairer(rep, file, 'SMS');
    expect((await rep.put(url, write(sent, 'MEL', otherAddress))).body.message).toBe('The SMS may still arrive.');
  });

  it('is refused to the shop’s own address, to that of whoever works there, and to what is no single address', async () => {
    const { start, rep, file } = await unanswered();
    const { entity } = await tested.harness.shop();
    const own = { ...entity, entity_id: start.entityId, mail: 'atelier@exemple.fr', sequence: entity.sequence + 1 };
    await tested.harness.publish(savedProfile(own));
    const refused = await rep.put(url, write(file, 'MEL', { mail: 'Atelier@exemple.fr' }));
    expect([refused.status, refused.body.refusal]).toEqual([403, 'this-address-is-the-shops-own']);
    expect((await rep.put(url, write(file, 'MEL', { mail: 'a@b.fr, c@d.fr' }))).status).toBe(400);
    expect(mailed(file)).toEqual([]);
  });
});
