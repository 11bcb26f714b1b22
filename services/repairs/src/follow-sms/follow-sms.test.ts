import { events } from '@alveole/contracts';
import { repairsUnderTest } from '../journeys.harness.ts';
import { envelope } from '../repairs.harness.ts';

const tested = repairsUnderTest();

interface Report {
  readonly state: 'sent' | 'delivered' | 'failed' | 'unknown';
  readonly at: string;
  /** The message that the report is about; else the last one of the file. */
  readonly about?: string;
}

/** A file whose code was asked for, with what is told and shown of its SMS. */
async function asked() {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'SMS');
  await tested.harness.drain();
  const message = tested.harness.told(file.repair_id, 'repair.code-requested').at(-1)?.event_id ?? '';
  const read = async () => (await start.caller.get(`/enrolment/repair/${file.repair_id}`)).body;
  const report = ({ about: event_id = message, ...told }: Report) =>
    tested.harness.publish(
      events.smsDeliveryReported.create({
        ...envelope(),
        aggregate_id: event_id,
        sequence: 1,
        data: { event_id, repair_id: file.repair_id, ...told },
      }),
    );
  return { file, read, report, shown: async () => (await read()).sms };
}

describe('what became of an SMS', () => {
  it('is shown on the file, the newest report counting, and leaves the row_hash', async () => {
    const { file, read, report, shown } = await asked();
    expect(await shown()).toMatchObject({ sent: 1, delivery: 'pending' });
    await report({ state: 'delivered', at: '2026-03-02T10:00:05.000Z' });
    await report({ state: 'sent', at: '2026-03-02T10:00:01.000Z' });
    expect(await shown()).toMatchObject({ delivery: 'delivered', delivered_at: '2026-03-02T10:00:05.000Z' });
    expect((await read()).row_hash).toBe(file.row_hash);
  });

  it('is told of the last message alone', async () => {
    const { report, shown } = await asked();
    await report({ state: 'delivered', at: '2026-03-02T10:00:00.000Z', about: 'an-older-message' });
    expect(await shown()).toMatchObject({ delivery: 'pending' });
  });

  it.each([
    ['sent', 'sent'],
    ['failed', 'failed'],
    ['unknown', 'pending'],
  ] as const)('when %s is shown as %s, without a time of delivery', async (state, delivery) => {
    const { report, shown } = await asked();
    await report({ state, at: '2026-03-02T10:00:00.000Z' });
    const sms = await shown();
    expect([sms.delivery, sms.delivered_at]).toEqual([delivery, undefined]);
  });
});
