import { pdf } from '../evidence.harness.ts';
import { savedProfile } from '../repairs.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';

const tested = repairsUnderTest();
type Rate = '20' | '8.5' | '293B';

async function atCounter() {
  const { harness } = tested;
  const { rep, entity } = await harness.shop();
  const start = { caller: rep, entityId: entity.entity_id, consumerId: harness.person().consumer_id };
  let { sequence } = entity;
  const charge = (taux_tva: Rate | undefined) =>
    harness.publish(savedProfile({ ...entity, sequence: (sequence += 1), taux_tva }));
  const read = async ({ repair_id }: FileInHand) => (await rep.get(`/enrolment/repair/${repair_id}`)).body.taux_tva;
  return { start, rep, charge, read };
}

describe('the VAT of a file', () => {
  it('returns the VAT that the shop charges now for a file without an invoice', async () => {
    const { start, charge, read } = await atCounter();
    const file = await tested.journeys.open(start);
    expect(await read(file)).toBeUndefined();
    await charge('293B');
    expect(await read(file)).toBe('293B');
  });

  it.each([
    ['20', '293B'],
    ['293B', '8.5'],
    [undefined, '293B'],
  ] as const)(
    'stays the %s of its invoice when the shop charges %s later, in the file and in the list',
    async (before, after) => {
      const { start, rep, charge, read } = await atCounter();
      if (before) await charge(before);
      const file = await tested.journeys.complete(start);
      await charge(after);
      expect(await read(file)).toBe(before);
      const list = await rep.get(`/enrolment/entity/${start.entityId}/repairs`);
      expect(list.body[0].taux_tva).toBe(before);
    },
  );

  it('returns the VAT that the shop charges now for a file whose invoice was recorded before the rate was stored', async () => {
    const { start, charge, read } = await atCounter();
    const file = await tested.journeys.complete(start);
    await tested.harness.models.repairs.updateOne({ _id: file.repair_id }, { $unset: { invoiceVat: '' } });
    await charge('8.5');
    expect(await read(file)).toBe('8.5');
  });

  it('stores the VAT that the shop charges now when the invoice of a file is replaced', async () => {
    const { start, charge, read } = await atCounter();
    const file = await tested.journeys.withEvidence(start);
    await charge('293B');
    expect(await read(file)).toBeUndefined();
    const invoice = { ...(await tested.harness.upload(start.entityId, pdf, 'pdf')), amount_net: 80 };
    await tested.journeys.repairer(start.caller, file, 'FAC', invoice);
    expect(await read(file)).toBe('293B');
  });
});
