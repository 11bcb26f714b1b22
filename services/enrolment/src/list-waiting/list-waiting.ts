import { atRiskBefore, EstablishmentStatus, kindsReviewedBy, medianPlace } from '@alveole/domain';
import type { ActivityRequestState, EstablishmentKind } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';
import type { EstablishmentFilter } from '../store/establishment-filter.ts';

export type WaitingPorts = Pick<EnrolmentPorts, 'establishments' | 'delayDays' | 'now'>;

export interface Waiting {
  readonly queue: 'registered' | 'resubmitted' | 'training-to-send' | 'training-sent' | 'mine';
  readonly kind?: EstablishmentKind | undefined;
  readonly count: number;
  readonly oldest?: { readonly id: string; readonly name: string; readonly since: Date } | undefined;
  /** Half of them have waited since then, or longer. */
  readonly medianSince?: Date | undefined;
  /** How many have used up the promised delay, or do so within a day. */
  readonly atRisk: number;
}

const { registered, resubmitted } = EstablishmentStatus;
const queues = [
  { queue: 'registered', status: registered },
  { queue: 'resubmitted', status: resubmitted },
] as const;

/** What waits for a member of staff: files of each list of the role, requests for training, and what is held by oneself. */
export async function listWaiting(
  { establishments, delayDays, now }: WaitingPorts,
  caller: Caller,
): Promise<Waiting[]> {
  const kinds = kindsReviewedBy(caller.role);
  const riskBefore = atRiskBefore(now(), delayDays);
  const files = kinds.flatMap((kind) =>
    queues.map(async ({ queue, status }): Promise<Waiting> => {
      const [count, longest, atRisk] = await Promise.all([
        establishments.count({ kinds: [kind], status }),
        establishments.longestAt(kind, status),
        establishments.countAtSince(kind, status, riskBefore),
      ]);
      const median = await establishments.longestAt(kind, status, medianPlace(count));
      const oldest = longest && named(longest, waitingSince(longest));
      return { queue, kind, count, oldest, atRisk, medianSince: median && waitingSince(median) };
    }),
  );
  const requests = requestQueues[caller.role === 'FUB' ? 'FUB' : 'programme'].map(({ queue, state }) =>
    trainingQueue({ establishments, kinds, riskBefore }, queue, state),
  );
  return Promise.all([...files, ...requests, mineQueue({ establishments, kinds, riskBefore }, caller)]);
}

/** Staff of the programme sends requests, the federation answers them; support sees both. */
const requestQueues = {
  programme: [
    { queue: 'training-to-send', state: 'waiting' },
    { queue: 'training-sent', state: 'sent' },
  ],
  FUB: [{ queue: 'training-sent', state: 'sent' }],
} as const;

type Store = WaitingPorts['establishments'];

/** Where one looks, and since when what waits there is at risk. */
interface Watch {
  readonly establishments: Store;
  readonly kinds: readonly EstablishmentKind[];
  readonly riskBefore: Date;
}

async function trainingQueue(
  { establishments, kinds, riskBefore }: Watch,
  queue: Waiting['queue'],
  trainingRequest: ActivityRequestState,
): Promise<Waiting> {
  const filter = { kinds, trainingRequest };
  const count = await establishments.count(filter);
  const since = ({ profile, modifiedAt }: Establishment) => dateOr(profile.activity?.request?.fubDate, modifiedAt);
  return { queue, count, ...(count === 0 ? { atRisk: 0 } : await agesOf(establishments, [filter], since, riskBefore)) };
}

async function mineQueue(
  { establishments, kinds, riskBefore }: Watch,
  { userId: operatorId }: Caller,
): Promise<Waiting> {
  const filters = queues.map(({ status }) => ({ kinds, operatorId, status }));
  const counts = await Promise.all(filters.map((filter) => establishments.count(filter)));
  return {
    queue: 'mine',
    count: counts.reduce((sum, count) => sum + count, 0),
    ...(await agesOf(establishments, filters, waitingSince, riskBefore)),
  };
}

/**
 * The ages of all that waits there, page by page: a request, or a reservation, may be older than that of an older file.
 * These queues are short: requests under way, and what one holds oneself.
 */
async function agesOf(
  establishments: Store,
  filters: readonly EstablishmentFilter[],
  since: (row: Establishment) => Date,
  riskBefore: Date,
): Promise<Pick<Waiting, 'oldest' | 'medianSince' | 'atRisk'>> {
  let oldest: Waiting['oldest'];
  const instants: number[] = [];
  for (const filter of filters) {
    for await (const rows of establishments.pages(filter)) {
      for (const row of rows) {
        instants.push(since(row).getTime());
        if (oldest === undefined || since(row) < oldest.since) oldest = named(row, since(row));
      }
    }
  }
  const median = instants.toSorted((one, other) => one - other)[medianPlace(instants.length)];
  return {
    oldest,
    medianSince: median === undefined ? undefined : new Date(median),
    atRisk: instants.filter((instant) => instant < riskBefore.getTime()).length,
  };
}

const waitingSince = ({ statusSince, modifiedAt }: Establishment): Date => statusSince ?? modifiedAt;

function named({ id, profile: { commercialName, companyName } }: Establishment, since: Date) {
  return { id, name: commercialName || companyName || id, since };
}

const dateOr = (text: string | undefined, other: Date): Date => (text === undefined ? other : new Date(text));
