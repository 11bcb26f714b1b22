import type { RemoteProps } from '@alveole/contracts';
import type { RepairRowView } from '@alveole/contracts/repair';
import { Button, EmptyState } from '@alveole/ui';
import type { TableSort } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ListActButton } from '../act-on-list/list-act-button.tsx';
import { DeskList } from '../browse/desk-list.tsx';
import { useSavedOrder } from '../browse/file-order.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { ExportButton } from '../export-list/export-button.tsx';
import { repairsFile } from '../export-list/export-repairs.ts';
import { DeferredDecisionsBar } from '../defer-decision/deferred-decisions.tsx';
import { RefusedDecisions } from '../defer-decision/refused-decisions.tsx';
import { useDeferredDecisions } from '../defer-decision/use-deferred-decisions.ts';
import { useFlagsInForce } from '../flag-subject/use-flags.ts';
import { useKeyPreference } from '../keyboard/use-key-preference.ts';
import { ViewsButton } from '../save-views/views-button.tsx';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { useColleagues } from '../list-staff/use-colleagues.ts';
import { texts } from './list-repairs.text.ts';
import { chosenColumns, columnOptions, columnsNameOf, shownColumns } from './column-choice.ts';
import { ColumnsButton } from './columns-button.tsx';
import { dateColumn, repairColumns } from './repair-columns.tsx';
import { RepairFilterBar } from './repair-filter-bar.tsx';
import { addressOf, orderNameOf, repairFilterOf, repairParams, listParams, wholeList } from './repair-filters.ts';
import { orderedFiles } from './ordered-files.ts';
import { useRepairAddress } from './use-repair-address.ts';
import { useListedTotal, useRepairCounts, useRepairs } from './use-repairs.ts';
import { repairKeys } from '../operate-repair/repair-keys.ts';

/** The repair files, those to validate unless the address says otherwise; each row opens its review. */
export function ListRepairsPage({ api, session, notify, config }: RemoteProps): ReactNode {
  const address = useRepairAddress();
  const { params, change } = address;
  const actor = staffActorOf(session);
  const { userId } = actor;
  const filter = repairFilterOf(params);
  const list = useRepairs(api, filter);
  useSavedOrder(repairKeys.order(filter), list.isPending ? undefined : orderedFiles(list.rows, filter, actor));
  const decisions = useDeferredDecisions({ api, notify });
  const keys = useKeyPreference();
  const counts = useRepairCounts(api);
  const total = useListedTotal(api, filter, counts);
  const colleagues = useColleagues(api);
  const [ticked, tick] = useTicked(JSON.stringify(filter));
  const flags = useFlagsInForce(api);
  const allColumns = useMemo(
    () => repairColumns({ userId, colleagues, campaign: config.campaign, flags }),
    [userId, colleagues, config.campaign, flags],
  );
  const columnsName = columnsNameOf(chosenColumns(params));
  // The same array until another choice: a table renders its rows anew for another one.
  const columns = useMemo(
    () => shownColumns(allColumns, chosenColumns(new URLSearchParams({ [repairParams.columns]: columnsName ?? '' }))),
    [allColumns, columnsName],
  );
  const { search, order } = repairParams;
  const clear = (): void => change({ ...addressOf({}), [search]: undefined });
  const shopName = filter.entityId && list.rows[0]?.entityName;
  return (
    <>
      <RefusedDecisions decisions={decisions} notify={notify} params={params} place="above" />
      <DeskList<RepairRowView>
        title={texts.title}
        search={{
          ...texts.search,
          value: params.get(search) ?? '',
          onSearch: (text) => change({ [search]: text }),
        }}
        filters={
          <RepairFilterBar
            api={api}
            filter={filter}
            change={change}
            counts={counts}
            total={total}
            shopName={shopName}
            campaign={config.campaign}
          />
        }
        acts={
          <>
            <ListActButton
              api={api}
              files={{ ticked: list.rows.map(idOf).filter((id) => ticked.has(id)), filter, total }}
              actor={actor}
              colleagues={colleagues}
            />
            <ColumnsButton
              options={columnOptions(allColumns)}
              chosen={chosenColumns(params)}
              onChoose={(chosen) => change({ [repairParams.columns]: columnsNameOf(chosen) })}
            />
            <ViewsButton
              api={api}
              notify={notify}
              list="repairs"
              address={address}
              names={listParams}
              wholeList={wholeList}
            />
            <ExportButton notify={notify} file={repairsFile(api, filter)} />
          </>
        }
        list={list}
        columns={columns}
        rowKey={idOf}
        selection={{ selected: ticked, rowLabel: texts.tick, onChange: tick }}
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
      <DeferredDecisionsBar decisions={decisions} notify={notify} params={params} areKeysOn={keys.isOn} place="foot" />
    </>
  );
}

/** Ticks belong to one list: another filter begins without. */
function useTicked(list: string) {
  const [ticks, keep] = useState<{ readonly list: string; readonly ids: ReadonlySet<string> }>({
    list,
    ids: new Set(),
  });
  const ticked = ticks.list === list ? ticks.ids : nothing;
  return [ticked, (ids: ReadonlySet<string>) => keep({ list, ids })] as const;
}

const nothing: ReadonlySet<string> = new Set();

const idOf = ({ repairId }: RepairRowView): string => repairId;
