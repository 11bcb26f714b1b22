import { EstablishmentStatus, kindsReviewedBy } from '@alveole/domain';
import type { ActivityRequestState, EstablishmentKind } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';
import type { EstablishmentFilter } from '../store/establishment-filter.ts';

export type WaitingPorts = Pick<EnrolmentPorts, 'establishments'>;

export interface Waiting {
  readonly queue: 'registered' | 'resubmitted' | 'training-to-send' | 'training-sent' | 'mine';
  readonly kind?: EstablishmentKind | undefined;
  readonly count: number;
  readonly oldest?: { readonly id: string; readonly name: string; readonly since: Date } | undefined;
}

const { registered, resubmitted } = EstablishmentStatus;
const queues = [
  { queue: 'registered', status: registered },
  { queue: 'resubmitted', status: resubmitted },
] as const;

/** What waits for a member of staff: files of each list of the role, requests for training, and what is held by oneself. */
export async function listWaiting({ establishments }: WaitingPorts, caller: Caller): Promise<Waiting[]> {
  const kinds = kindsReviewedBy(caller.role);
  const files = kinds.flatMap((kind) =>
    queues.map(async ({ queue, status }): Promise<Waiting> => {
      const [count, longest] = await Promise.all([
        establishments.count({ kinds: [kind], status }),
        establishments.longestAt(kind, status),
      ]);
      return { queue, kind, count, oldest: longest && named(longest, longest.statusSince ?? longest.modifiedAt) };
    }),
  );
  const requests = requestQueues[caller.role === 'FUB' ? 'FUB' : 'programme'].map(({ queue, state }) =>
    trainingQueue(establishments, kinds, queue, state),
  );
  return Promise.all([...files, ...requests, mineQueue(establishments, kinds, caller)]);
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

async function trainingQueue(
  establishments: Store,
  kinds: readonly EstablishmentKind[],
  queue: Waiting['queue'],
  trainingRequest: ActivityRequestState,
): Promise<Waiting> {
  const filter = { kinds, trainingRequest };
  const count = await establishments.count(filter);
  const since = ({ profile, modifiedAt }: Establishment) => dateOr(profile.activity?.request?.fubDate, modifiedAt);
  return { queue, count, oldest: count === 0 ? undefined : await longestOf(establishments, [filter], since) };
}

async function mineQueue(
  establishments: Store,
  kinds: readonly EstablishmentKind[],
  { userId: operatorId }: Caller,
): Promise<Waiting> {
  const filters = queues.map(({ status }) => ({ kinds, operatorId, status }));
  const counts = await Promise.all(filters.map((filter) => establishments.count(filter)));
  const since = ({ statusSince, modifiedAt }: Establishment) => statusSince ?? modifiedAt;
  return {
    queue: 'mine',
    count: counts.reduce((sum, count) => sum + count, 0),
    oldest: await longestOf(establishments, filters, since),
  };
}

/**
 * What has waited longest of all that waits there, page by page: a request, or a reservation, may be older than that of an
 * older file.
 */
async function longestOf(
  establishments: Store,
  filters: readonly EstablishmentFilter[],
  since: (row: Establishment) => Date,
): Promise<Waiting['oldest']> {
  let longest: Waiting['oldest'];
  for (const filter of filters) {
    for await (const rows of establishments.pages(filter)) {
      for (const row of rows) {
        if (longest === undefined || since(row) < longest.since) longest = named(row, since(row));
      }
    }
  }
  return longest;
}

function named({ id, profile: { commercialName, companyName } }: Establishment, since: Date) {
  return { id, name: commercialName || companyName || id, since };
}

const dateOr = (text: string | undefined, other: Date): Date => (text === undefined ? other : new Date(text));
