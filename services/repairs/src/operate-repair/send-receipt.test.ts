import { receiptLimits } from '@alveole/domain';
import { completeFile, startFunded } from '../envelopes.harness.ts';
import { write, repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { savedProfile } from '../repairs.harness.ts';

const tested = repairsUnderTest();
const url = '/enrolment/repair';
const otherAddress = { mail: 'voisine@exemple.fr' };

async function completed(consumerMail: string | null = 'lea.durand@exemple.fr') {
  const { harness, journeys } = tested;
  const consumer = harness.person(consumerMail === null ? { mail: undefined } : { mail: consumerMail });
  const start = { ...(await journeys.begin()), consumerId: consumer.consumer_id };
  return { start, rep: start.caller, file: await journeys.complete(start) };
}

const requested = ({ repair_id }: FileInHand) => tested.harness.events(repair_id, 'repair.receipt-requested');

describe('the receipt by mail', () => {
  it('sends the receipt of a closed file to the address that the beneficiary left, and records whose it was', async () => {
    const { rep, file } = await completed();
    const sent = await tested.journeys.repairer(rep, file, 'RECU');
    expect(sent.status).toBe(1);
    expect(await tested.harness.receiptMail(file.repair_id)).toBe('lea.durand@exemple.fr');
    const { history } = (await rep.get(`${url}/${file.repair_id}`)).body;
    expect(history.at(-1)).toMatchObject({ operation_code: 'RECU', operation_data: { receipt_to: 'beneficiary' } });
  });

  it('sends the receipt to another address that the client names, and stores that address nowhere', async () => {
    const { start, rep, file } = await completed();
    await tested.journeys.repairer(rep, file, 'RECU', otherAddress);
    expect(await tested.harness.receiptMail(file.repair_id)).toBe(otherAddress.mail);
    const stored = await tested.harness.models.repairs.findById(file.repair_id).lean();
    expect(JSON.stringify([stored, requested(file)])).not.toContain('voisine@');
    expect(stored?.history.at(-1)?.details).toMatchObject({ receiptReader: 'other' });
    expect((await rep.get(`${url}/${file.repair_id}`)).body.repair_search_data.mail).toBe('lea.durand@exemple.fr');
    expect(start.consumerId).toBeDefined();
  });

  it('tells in the receipt the amounts of the file, the shop and the VAT that it charges', async () => {
    const { harness, journeys } = tested;
    const start = {
      ...(await journeys.begin()),
      consumerId: harness.person({ mail: 'lea.durand@exemple.fr' }).consumer_id,
    };
    const { entity } = await harness.shop();
    const shop = { ...entity, entity_id: start.entityId };
    const own = { ...shop, sequence: entity.sequence + 1, taux_tva: '293B' as const };
    await harness.publish(savedProfile(own));
    const file = await journeys.complete(start);
    await harness.publish(savedProfile({ ...shop, sequence: entity.sequence + 2, taux_tva: '20' }));
    await journeys.repairer(start.caller, file, 'RECU');
    await tested.harness.drain();
    expect(requested(file).at(-1)?.data).toMatchObject({
      repair_rozo_id: file.repair_rozo_id,
      shop: { name: own.commercialname, siret: own.siret },
      net_cents: 42_50,
      to_refund_cents: 42_50,
      taux_tva: '293B',
    });
  });

  it('asks for an address where the beneficiary left none, and takes the one that he names', async () => {
    const { rep, file } = await completed(null);
    const bare = await rep.put(url, write(file, 'RECU'));
    expect([bare.status, bare.body.message]).toEqual([400, 'mail (MISSING): Field is required']);
    expect((await tested.journeys.repairer(rep, file, 'RECU', otherAddress)).status).toBe(1);
  });

  it.each(['voisine', 'voisine@exemple', 'a@b.fr, c@d.fr', 'a@b.fr\r\nBcc: c@d.fr'])(
    'refuses to send a receipt to what is no single address: %j',
    async (mail) => {
      const { rep, file } = await completed();
      const refused = await rep.put(url, write(file, 'RECU', { mail }));
      expect([refused.status, refused.body.code]).toEqual([400, 'ValidationException']);
      expect(requested(file)).toEqual([]);
    },
  );

  it('refuses the receipt of a file that is still open, and of another shop’s file', async () => {
    const start = await tested.journeys.begin();
    const opened = await tested.journeys.withEvidence(start);
    expect((await start.caller.put(url, write(opened, 'RECU', otherAddress))).status).toBe(409);
    const { file } = await completed();
    const refused = await start.caller.put(url, write(file, 'RECU', otherAddress));
    expect([refused.status, refused.body.code]).toEqual([403, 'NotAuthorizedException']);
    expect(requested(file)).toEqual([]);
  });

  it('sends the receipts of a file a minute apart, and five at most', async () => {
    const { rep, file } = await completed();
    let sent = await tested.journeys.repairer(rep, file, 'RECU');
    const soon = await rep.put(url, write(sent, 'RECU', otherAddress));
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60']);
    for (let count = 1; count < receiptLimits.perFile; count += 1) {
      tested.harness.clock.later(receiptLimits.spacingMs);
      sent = await tested.journeys.repairer(rep, sent, 'RECU');
    }
    tested.harness.clock.later(receiptLimits.spacingMs);
    expect((await rep.put(url, write(sent, 'RECU'))).status).toBe(429);
  });

  it('sends the receipt while the SMS of the programme are switched off', async () => {
    const { rep, file } = await completed();
    await tested.harness.as('ADM').put('/enrolment/param', { disable_sms: 'yes' });
    expect((await tested.journeys.repairer(rep, file, 'RECU')).status).toBe(1);
    await tested.harness.as('ADM').put('/enrolment/param', { disable_sms: 'no' });
  });
});

it('tells in the receipt of a file that several funders pay each of them with its part', async () => {
  const funded = await startFunded({});
  const { rep, file } = await completeFile(funded);
  await funded.journeys.repairer(rep, file, 'RECU', otherAddress);
  await funded.harness.drain();
  const [event] = funded.harness.events(file.repair_id, 'repair.receipt-requested');
  expect(event?.data).toMatchObject({
    funders: [
      { funder_name: 'Ville', cents: 15_00 },
      { funder_name: 'État', cents: 27_50 },
    ],
  });
  await funded.close();
});
