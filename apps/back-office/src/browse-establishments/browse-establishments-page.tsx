import type { EstablishmentView, RemoteProps } from '@alveole/contracts';
import { EstablishmentKind, titleOf } from '@alveole/domain';
import { useLocation } from '@alveole/router';
import { Button, EmptyState, FilterChips } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DeskList } from '../browse/desk-list.tsx';
import { useKeptOrder } from '../browse/file-order.ts';
import { useAddressFilters, withFilters } from '../browse/use-address-filters.ts';
import { useColleagues } from '../staff/use-colleagues.ts';
import { staffActorOf } from '../staff/staff-actor.ts';
import { texts } from './browse-establishments.text.ts';
import { establishmentColumns } from './establishment-columns.tsx';
import {
  allChip,
  chosenChip,
  establishmentChips,
  establishmentFilterOf,
  establishmentParams,
} from './establishment-filters.ts';
import { establishmentKeys, useEstablishmentCounts, useEstablishments } from './use-establishments.ts';

const pageOf =
  (kind: EstablishmentKind) =>
  (props: RemoteProps): ReactNode => <EstablishmentsPage {...props} kind={kind} />;

export const CompaniesPage = pageOf(EstablishmentKind.bikeShop);
export const AssociationsPage = pageOf(EstablishmentKind.association);
/** @public Loaded by routes.tsx. */
export const MoselleAssociationsPage = pageOf(EstablishmentKind.alsaceMoselleAssociation);
/** @public Loaded by routes.tsx. */
export const LocalAuthoritiesPage = pageOf(EstablishmentKind.localAuthority);

/** The establishments of one kind: filters with counts, search, who follows what; each row opens its file. */
function EstablishmentsPage({
  api,
  session,
  notify,
  kind,
}: RemoteProps & { readonly kind: EstablishmentKind }): ReactNode {
  const { pathname } = useLocation();
  const { params, change } = useAddressFilters();
  const { userId } = staffActorOf(session);
  const filter = establishmentFilterOf(kind, params);
  const list = useEstablishments(api, filter);
  useKeptOrder(establishmentKeys.order(filter), list.isPending ? undefined : list.rows.map(idOf));
  const counts = useEstablishmentCounts(api, kind);
  const colleagues = useColleagues(api);
  const columns = useMemo(() => establishmentColumns({ kind, userId, colleagues }), [kind, userId, colleagues]);
  const chips = establishmentChips(counts);
  const chosen = chosenChip(params);
  const searched = params.get(establishmentParams.search) ?? '';
  const choose = (chip: string): void => change({ [establishmentParams.filter]: chip === allChip ? undefined : chip });
  const clear = (): void =>
    change({ [establishmentParams.filter]: undefined, [establishmentParams.search]: undefined });
  return (
    <DeskList<EstablishmentView>
      title={titleOf(pathname)}
      search={{ ...texts.search, value: searched, onSearch: (text) => change({ [establishmentParams.search]: text }) }}
      filters={<FilterChips label={texts.filters} options={chips} value={chosen} onChange={choose} />}
      list={list}
      columns={columns}
      rowKey={idOf}
      rowHref={({ entityId }) => withFilters(`/admin/backend/folder/${entityId}`, params)}
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

const idOf = ({ entityId }: EstablishmentView): string => entityId;
