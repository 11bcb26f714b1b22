import { events } from '@alveole/contracts';
import { repairsUnderTest } from '../journeys.harness.ts';
import { envelope } from '../repairs.harness.ts';

const tested = repairsUnderTest();

interface Report {
  readonly state: 'sent' | 'delivered' | 'failed' | 'unknown';
  readonly at: string;
  /** The message that the report is about; else the last one of the file. */
  readonly about?: string;
  /** As the provider words it. */
  readonly reason?: string;
}

/** A file whose code was asked for, with what is told and shown of its SMS. */
async function asked() {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'SMS');
  await tested.harness.drain();
  const message = tested.harness.events(file.repair_id, 'repair.code-requested').at(-1)?.event_id ?? '';
  const read = async () => (await start.caller.get(`/enrolment/repair/${file.repair_id}`)).body;
  const report = ({ about: event_id = message, ...fields }: Report) =>
    tested.harness.publish(
      events.smsDeliveryReported.create({
        ...envelope(),
        aggregate_id: event_id,
        sequence: 1,
        data: { event_id, repair_id: file.repair_id, ...fields },
      }),
    );
  return { start, file, message, read, report, shown: async () => (await read()).sms };
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

  it('is kept rung by rung, each once and in the order of its time, with why it failed in a word of ours', async () => {
    const { file, report, shown } = await asked();
    const sent = { state: 'sent', at: '2026-03-02T10:00:01.000Z' } as const;
    const failed = {
      state: 'failed',
      at: '2026-03-02T10:00:09.000Z',
      reason: 'UNKNOWN SUBSCRIBER +33639980001',
    } as const;
    await report(failed);
    await report(sent);
    await report(failed);
    const { messages, failure } = await shown();
    expect(messages).toEqual([
      {
        message_id: tested.harness.events(file.repair_id, 'repair.code-requested').at(-1)?.event_id,
        sent_at: '2026-03-02T09:00:00.000Z',
        rungs: [
          { state: 'sent', at: sent.at },
          { state: 'failed', at: failed.at, failure: 'unknown-number' },
        ],
      },
    ]);
    expect(failure).toBe('unknown-number');
    const stored = await tested.harness.models.repairs.findOne({ _id: file.repair_id }).lean();
    expect(JSON.stringify(stored?.sms)).not.toContain('33639980001');
  });

  it('keeps the rungs of an earlier message too', async () => {
    const { file, start, message, report, shown } = await asked();
    tested.harness.clock.later(61_000);
    await tested.journeys.repairer(start.caller, file, 'SMS');
    await report({ state: 'failed', at: '2026-03-02T10:00:09.000Z', about: message, reason: 'absent subscriber' });
    const { messages, delivery, failure } = await shown();
    expect(messages.map(({ rungs }: { rungs: { failure?: string }[] }) => rungs.map((rung) => rung.failure))).toEqual([
      ['unreachable'],
      [],
    ]);
    expect([delivery, failure]).toEqual(['pending', undefined]);
  });
});
