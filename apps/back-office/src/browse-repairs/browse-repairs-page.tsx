import type { RemoteProps, RepairRowView } from '@alveole/contracts';
import { Button, EmptyState, FilterChips, Select } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DeskList } from '../browse/desk-list.tsx';
import { useKeptOrder } from '../browse/file-order.ts';
import { useAddressFilters, withFilters } from '../browse/use-address-filters.ts';
import { staffActorOf } from '../staff/staff-actor.ts';
import { useColleagues } from '../staff/use-colleagues.ts';
import { texts } from './browse-repairs.text.ts';
import classes from './browse-repairs.module.css';
import { repairColumns } from './repair-columns.tsx';
import { allChip, chosenFilter, repairChips, repairFilterOf, repairParams, statusOptions } from './repair-filters.ts';
import { repairKeys, useRepairCounts, useRepairs } from './use-repairs.ts';

/** Every repair file, newest first; each row opens its review. */
export function BrowseRepairsPage({ api, session, notify, config }: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const { userId } = staffActorOf(session);
  const filter = repairFilterOf(params);
  const list = useRepairs(api, filter);
  useKeptOrder(repairKeys.order(filter), list.isPending ? undefined : list.rows.map(numberOf));
  const counts = useRepairCounts(api);
  const colleagues = useColleagues(api);
  const columns = useMemo(
    () => repairColumns({ userId, colleagues, campaign: config.campaign }),
    [userId, colleagues, config.campaign],
  );
  const chosen = chosenFilter(params);
  const chips = repairChips(counts, chosen);
  const searched = params.get(repairParams.search) ?? '';
  const choose = (value: string): void => change({ [repairParams.filter]: value === allChip ? undefined : value });
  const clear = (): void => change({ [repairParams.filter]: undefined, [repairParams.search]: undefined });
  return (
    <DeskList<RepairRowView>
      title={texts.title}
      search={{ ...texts.search, value: searched, onSearch: (text) => change({ [repairParams.search]: text }) }}
      filters={
        <>
          <FilterChips label={texts.filters} options={chips} value={chosen} onChange={choose} />
          <div className={classes.status}>
            <Select
              label={texts.otherStatus}
              isLabelHidden
              placeholder={texts.otherStatus}
              options={statusOptions(counts)}
              value={null}
              onChange={choose}
            />
          </div>
        </>
      }
      list={list}
      columns={columns}
      rowKey={idOf}
      rowHref={({ fileNumber }) => withFilters(`/admin/backend/facture/${fileNumber}`, params)}
      noun={texts.noun}
      total={searched === '' ? chips.find(({ value }) => value === chosen)?.count : undefined}
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
