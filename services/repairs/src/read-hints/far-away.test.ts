import { randomDigits } from '@alveole/service-kit';
import { opening, repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const far = {
  person: { zip: '29200', city: 'Brest' },
  shop: { zip: '67000', city: 'Strasbourg' },
  kilometres: 898,
};

/** A file for a person who lives so far from the shop; as far as nobody knows unless told. */
async function openAt(kilometres?: number, bike: Record<string, unknown> = {}): Promise<string> {
  const { rep } = await tested.harness.shop();
  const { consumer_id } = tested.harness.person();
  if (kilometres !== undefined) tested.harness.live(consumer_id, { ...far, kilometres });
  return (await rep.post('/enrolment/repair', opening(consumer_id, bike))).body.repair_id;
}

const hintsOf = async (repairId: string) => (await tested.harness.as('ADM').get(`/v1/repairs/hints/${repairId}`)).body;

describe('the hint of a distance', () => {
  it('tells both towns and the kilometres of a person who lives far away from the shop', async () => {
    expect(await hintsOf(await openAt(898))).toEqual([{ kind: 'far_away', distance: far, others: [] }]);
  });

  it('is none up to a hundred kilometres, and where a place is not known', async () => {
    expect(await hintsOf(await openAt(100))).toEqual([]);
    expect(await hintsOf(await openAt())).toEqual([]);
  });

  it('is none while enrolment is away, and takes no other hint along', async () => {
    const bike = { repair_bike_serial: `WTU ${randomDigits(8)}` };
    await openAt(898, bike);
    const repairId = await openAt(898, bike);
    tested.harness.enrolment.away = true;
    const hints = await hintsOf(repairId);
    tested.harness.enrolment.away = false;
    expect(hints).toEqual([expect.objectContaining({ kind: 'same_serial' })]);
  });
});
