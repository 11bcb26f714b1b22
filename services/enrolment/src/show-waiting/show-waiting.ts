import { EstablishmentStatus, kindsReviewedBy } from '@alveole/domain';
import type { ActivityRequestState, EstablishmentKind } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';

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
export async function showWaiting({ establishments }: WaitingPorts, caller: Caller): Promise<Waiting[]> {
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
  const rows = count === 0 ? [] : await establishments.page({ ...filter, order: 'oldest' });
  const since = ({ profile, modifiedAt }: Establishment) => dateOr(profile.activity?.request?.fubDate, modifiedAt);
  return { queue, count, oldest: longestOf(rows, since) };
}

async function mineQueue(
  establishments: Store,
  kinds: readonly EstablishmentKind[],
  { userId: operatorId }: Caller,
): Promise<Waiting> {
  const filters = queues.map(({ status }) => ({ kinds, operatorId, status, order: 'oldest' as const }));
  const counts = await Promise.all(filters.map((filter) => establishments.count(filter)));
  const pages = await Promise.all(filters.map((filter) => establishments.page(filter)));
  const since = ({ statusSince, modifiedAt }: Establishment) => statusSince ?? modifiedAt;
  return {
    queue: 'mine',
    count: counts.reduce((sum, count) => sum + count, 0),
    oldest: longestOf(pages.flat(), since),
  };
}

/** Of the first page of the oldest files: a request may be younger than its file. */
function longestOf(rows: readonly Establishment[], since: (row: Establishment) => Date): Waiting['oldest'] {
  const dated = rows.map((row) => named(row, since(row)));
  return dated.sort((one, other) => one.since.getTime() - other.since.getTime())[0];
}

function named({ id, profile: { commercialName, companyName } }: Establishment, since: Date) {
  return { id, name: commercialName || companyName || id, since };
}

const dateOr = (text: string | undefined, other: Date): Date => (text === undefined ? other : new Date(text));
