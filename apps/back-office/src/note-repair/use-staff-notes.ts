import { reviewRoutes, staffNoteBody, staffNoteViewOf } from '@alveole/contracts/review';
import type { ApiCaller } from '@alveole/contracts';
import type { StaffNoteView } from '@alveole/contracts/review';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

export interface StaffNotes {
  readonly query: UseQueryResult<readonly StaffNoteView[]>;
  /** Keeps a note under the id that the caller made: sent again it stays one. */
  readonly add: (note: Pick<StaffNoteView, 'noteId' | 'text'>) => Promise<void>;
}

/** What staff wrote to each other about a file. */
export function useStaffNotes(api: ApiCaller, repairId: string): StaffNotes {
  const queryKey = ['staff-notes', repairId];
  const cache = useQueryClient();
  const params = { id: repairId };
  return {
    query: useQuery({
      queryKey,
      queryFn: async ({ signal }) =>
        (await api.call(reviewRoutes.listStaffNotes, { params }, { signal })).map(staffNoteViewOf),
    }),
    add: async (note) => {
      await api.call(reviewRoutes.noteRepair, { params, body: staffNoteBody(note) });
      await cache.invalidateQueries({ queryKey });
    },
  };
}
