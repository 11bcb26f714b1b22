import { EstablishmentStatus } from '@alveole/domain';
import type { Establishment } from '../record/establishment.ts';
import { listWaiting } from './list-waiting.ts';
import type { WaitingPorts } from './list-waiting.ts';

const since = (day: number) => new Date(Date.UTC(2026, 0, day));
const row = (id: string, day: number) =>
  ({ id, statusSince: since(day), modifiedAt: since(day), profile: { companyName: id } }) as Establishment;

/** A list of two pages, the one that waits longest on the second. */
const pages = [
  [row('young', 20), row('younger', 25)],
  [row('longest', 3), row('old', 9)],
];
const establishments = {
  count: async () => 4,
  longestAt: async () => undefined,
  countAtSince: async () => 0,
  page: async () => pages[0],
  async *pages({ status }: { status?: number }) {
    if (status !== EstablishmentStatus.resubmitted) yield* pages;
  },
} as unknown as WaitingPorts['establishments'];

const ann = { role: 'ADM', userId: 'ann', userName: 'Ann', permission: 0, entityId: '' } as const;

it.each(['mine', 'training-to-send'])(
  'names of %s the one that has waited longest, on whichever page it stands',
  async (queue) => {
    const waiting = await listWaiting({ establishments, delayDays: 30, now: () => since(40) }, ann);
    expect(waiting.find((one) => one.queue === queue)).toMatchObject({
      oldest: { id: 'longest', name: 'longest', since: since(3) },
      medianSince: since(9),
      atRisk: 2,
    });
  },
);
