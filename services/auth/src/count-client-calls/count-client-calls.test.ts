import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { softwareOf } from '../issue-client-token/software.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

const countEvent = (client_id: string, service: string, day: string, calls: number, sequence: number) =>
  events.clientCallsCounted.create({
    event_id: randomUUID(),
    occurred_at: `${day}T12:00:00.000Z`,
    aggregate_id: client_id,
    sequence,
    data: { client_id, service, day, calls, last_call_at: `${day}T1${sequence}:00:00.000Z` },
  });

it('shows the calls of software by day over all services, newest first, and counts a repeated event once', async () => {
  const { id, manager } = await softwareOf(harness);
  const countEvents = [
    countEvent(id, 'repairs', '2026-05-01', 3, 1),
    countEvent(id, 'repairs', '2026-05-02', 4, 2),
    countEvent(id, 'refunds', '2026-05-02', 5, 1),
    countEvent(id, 'repairs', '2026-05-02', 2, 1),
  ];
  for (const event of [...countEvents, ...countEvents]) await harness.publish(event);
  const client = (await manager.get('/v1/auth/clients')).body.find(
    (known: { client_id: string }) => known.client_id === id,
  );
  expect(client.calls_by_day).toEqual([
    { day: '2026-05-02', calls: 9 },
    { day: '2026-05-01', calls: 3 },
  ]);
  expect(client.last_call_date).toBe('2026-05-02T12:00:00.000Z');
});
