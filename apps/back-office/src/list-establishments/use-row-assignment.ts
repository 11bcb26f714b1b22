import type { RemoteProps } from '@alveole/contracts';
import { establishmentActBody, establishmentRoutes, savedVersionOf } from '@alveole/contracts/establishment';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import type { StaffMember } from '@alveole/contracts/staff';
import { useQueryClient } from '@alveole/query';
import type { QueryClient } from '@alveole/query';
import { saveFailure } from '../save-establishment/save-failure.ts';
import { texts } from './list-establishments.text.ts';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';

/** Who shall hold a file; nobody releases it. */
export type RowAssignee = Pick<StaffMember, 'userId' | 'name'> | undefined;

export type AssignRow = (row: EstablishmentView, assignee: RowAssignee) => Promise<void>;

/**
 * Gives or releases the file of a row. The row shows it at once; where the server refuses, the list is read again and
 * the reason told.
 */
export function useRowAssignment({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): AssignRow {
  const cache = useQueryClient();
  return async (row, assignee) => {
    const operator = assignee === undefined ? 'nobody' : { id: assignee.userId, name: assignee.name };
    replaceRow(cache, { ...row, operatorId: assignee?.userId, operatorName: assignee?.name });
    try {
      const body = establishmentActBody(row, { act: 'assign', operator });
      const { rowHash } = savedVersionOf(await api.call(establishmentRoutes.saveEntity, { body }));
      replaceRow(cache, { ...row, rowHash, operatorId: assignee?.userId, operatorName: assignee?.name });
      notify({ tone: 'success', text: assignee === undefined ? texts.released : texts.assignedTo(assignee.name) });
    } catch (failure) {
      replaceRow(cache, row);
      notify(saveFailure(failure));
      await cache.invalidateQueries({ queryKey: establishmentKeys.lists });
    }
    await cache.invalidateQueries({ queryKey: establishmentKeys.allCounts });
    await cache.invalidateQueries({ queryKey: establishmentKeys.file(row.entityId) });
  };
}

interface Pages {
  readonly pages: readonly (readonly EstablishmentView[])[];
}

function replaceRow(cache: QueryClient, row: EstablishmentView): void {
  cache.setQueriesData<Pages>({ queryKey: establishmentKeys.lists }, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => page.map((other) => (other.entityId === row.entityId ? row : other))),
        },
  );
}
