import { repairKinds } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { filterOf, trusted } from '@alveole/persistence';
import type { QueryFilter } from 'mongoose';
import type { RepairRow } from '../record/repair-record.ts';
import { rowProjection, toRow } from './repair-mapping.ts';
import type { RowDocument } from './repair-mapping.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

type Filter = QueryFilter<RepairDocument>;

/** How many files there are of a kind, and the newest of them. */
export interface FirstFiles {
  readonly count: number;
  readonly files: readonly RepairRow[];
}

export interface PremiumSum {
  readonly isLocked: boolean;
  readonly count: number;
  readonly cents: number;
}

interface LockGroup {
  readonly _id: boolean;
  readonly count: number;
  readonly cents: number;
}

/** What an establishment's home asks of its own files; each question is on a range of an index that begins with it. */
export function createHomeQueries(model: RepairModel) {
  const first = async (filter: Filter, limit: number): Promise<FirstFiles> => {
    const [count, found] = await Promise.all([
      model.countDocuments(filter),
      model.find(filter, rowProjection).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<RowDocument[]>(),
    ]);
    return { count, files: found.map(toRow) };
  };
  return {
    /** Newest first. */
    firstAt: (entityId: string, statuses: readonly RepairStatus[], limit: number): Promise<FirstFiles> =>
      first(
        filterOf<RepairDocument>({
          entityId,
          status: trusted({ $in: [...statuses] }),
          gender: trusted({ $in: [...repairKinds] }),
        }),
        limit,
      ),
    firstUnread: (entityId: string, limit: number): Promise<FirstFiles> =>
      first(filterOf<RepairDocument>({ entityId, unreadByRepairer: true }), limit),
    /** The premiums of files at these statuses, apart by whether an approved transfer holds them. */
    async premiumsAt(entityId: string, statuses: readonly RepairStatus[]): Promise<readonly PremiumSum[]> {
      const groups = await model.aggregate<LockGroup>([
        { $match: { entityId, status: { $in: [...statuses] } } },
        {
          $group: {
            _id: { $gt: ['$refundLocks', null] },
            count: { $sum: 1 },
            cents: { $sum: '$premiumCents' },
          },
        },
      ]);
      return groups.map(({ _id: isLocked, count, cents }) => ({ isLocked, count, cents }));
    },
  };
}
