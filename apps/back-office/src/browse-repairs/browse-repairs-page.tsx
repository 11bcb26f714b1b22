import type { RemoteProps, RepairRowView } from '@alveole/contracts';
import { Button, EmptyState } from '@alveole/ui';
import type { TableSort } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DeskList } from '../browse/desk-list.tsx';
import { useKeptOrder } from '../browse/file-order.ts';
import { useAddressFilters, withFilters } from '../browse/use-address-filters.ts';
import { ExportButton } from '../export-list/export-button.tsx';
import { repairsFile } from '../export-list/list-files.ts';
import { ViewsButton } from '../save-views/views-button.tsx';
import { staffActorOf } from '../staff/staff-actor.ts';
import { useColleagues } from '../staff/use-colleagues.ts';
import { texts } from './browse-repairs.text.ts';
import { dateColumn, repairColumns } from './repair-columns.tsx';
import { RepairFilterBar } from './repair-filter-bar.tsx';
import { addressOf, listParams, orderNameOf, repairFilterOf, repairParams } from './repair-filters.ts';
import { repairKeys, useListedTotal, useRepairCounts, useRepairs } from './use-repairs.ts';

/** Every repair file, newest first unless turned round; each row opens its review. */
export function BrowseRepairsPage({ api, session, notify, config }: RemoteProps): ReactNode {
  const address = useAddressFilters();
  const { params, change } = address;
  const { userId } = staffActorOf(session);
  const filter = repairFilterOf(params);
  const list = useRepairs(api, filter);
  useKeptOrder(repairKeys.order(filter), list.isPending ? undefined : list.rows.map(numberOf));
  const counts = useRepairCounts(api);
  const total = useListedTotal(api, filter, counts);
  const colleagues = useColleagues(api);
  const columns = useMemo(
    () => repairColumns({ userId, colleagues, campaign: config.campaign }),
    [userId, colleagues, config.campaign],
  );
  const { search, order } = repairParams;
  const clear = (): void => change({ ...addressOf({}), [search]: undefined });
  const shopName = filter.entityId && list.rows[0]?.entityName;
  return (
    <DeskList<RepairRowView>
      title={texts.title}
      search={{
        ...texts.search,
        value: params.get(search) ?? '',
        onSearch: (text) => change({ [search]: text }),
      }}
      filters={<RepairFilterBar api={api} filter={filter} change={change} counts={counts} shopName={shopName} />}
      acts={
        <>
          <ViewsButton api={api} notify={notify} list="repairs" address={address} names={listParams} />
          <ExportButton notify={notify} file={repairsFile(api, filter)} />
        </>
      }
      list={list}
      columns={columns}
      rowKey={idOf}
      rowHref={({ fileNumber }) => withFilters(`/admin/backend/facture/${fileNumber}`, params)}
      noun={texts.noun}
      total={total}
      sort={{ column: dateColumn, direction: filter.isOldestFirst ? 'ascending' : 'descending' }}
      onSortChange={({ direction }: TableSort) => change({ [order]: orderNameOf(direction === 'ascending') })}
      empty={
        <EmptyState title={texts.emptyTitle} action={<Button onPress={clear}>{texts.showAll}</Button>}>
          {texts.emptyReason}
        </EmptyState>
      }
      notify={notify}
    />
  );
}

const idOf = ({ repairId }: RepairRowView): string => repairId;
const numberOf = ({ fileNumber }: RepairRowView): string => fileNumber;
