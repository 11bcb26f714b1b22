import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { decidePaymentSuspension, EstablishmentKind, titleOf } from '@alveole/domain';
import { useLocation } from '@alveole/router';
import { Button, EmptyState } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DeskList } from '../browse/desk-list.tsx';
import { useFlagsInForce } from '../flag-subject/use-flags.ts';
import { SuspensionListButtons } from '../suspend-payments/suspension-list-buttons.tsx';
import { texts as suspensionTexts } from '../suspend-payments/suspend-payments.text.ts';
import { usePaymentSuspensions } from '../suspend-payments/use-suspend-payments.ts';
import { useSavedOrder } from '../browse/file-order.ts';
import { useAddressFilters, withFilters } from '../browse/use-address-filters.ts';
import { ExportButton } from '../export-list/export-button.tsx';
import { establishmentsFile } from '../export-list/export-establishments.ts';
import { ViewsButton } from '../save-views/views-button.tsx';
import { useColleagues } from '../list-staff/use-colleagues.ts';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { texts } from './list-establishments.text.ts';
import { establishmentColumns } from './establishment-columns.tsx';
import { EstablishmentFilterBar } from './establishment-filter-bar.tsx';
import {
  establishmentFilterOf,
  establishmentParams,
  knownTotal,
  listParams,
  orderNameOf,
  sortOf,
} from './establishment-filters.ts';
import { orderedEstablishments } from './ordered-establishments.ts';
import { useAssigning } from './use-assigning.tsx';
import { useEstablishmentCounts, useEstablishments } from './use-establishments.ts';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';

const pageOf =
  (kind: EstablishmentKind | undefined) =>
  (props: RemoteProps): ReactNode => <EstablishmentsPage {...props} kind={kind} />;

export const CompaniesPage = pageOf(EstablishmentKind.bikeShop);
export const AssociationsPage = pageOf(EstablishmentKind.association);
/** @public Loaded by routes.tsx. */
export const MoselleAssociationsPage = pageOf(EstablishmentKind.alsaceMoselleAssociation);
/** @public Loaded by routes.tsx. */
export const LocalAuthoritiesPage = pageOf(EstablishmentKind.localAuthority);
export const AllEstablishmentsPage = pageOf(undefined);

/**
 * The establishments of one kind, or all that the role reads: filters with counts, search, order, who follows what;
 * each row opens its file.
 */
function EstablishmentsPage(props: RemoteProps & { readonly kind: EstablishmentKind | undefined }): ReactNode {
  const { api, session, notify, kind } = props;
  const { pathname } = useLocation();
  const address = useAddressFilters();
  const { params, change } = address;
  const actor = staffActorOf(session);
  const filter = establishmentFilterOf(kind, params);
  const list = useEstablishments(api, filter);
  useSavedOrder(establishmentKeys.order(filter), list.isPending ? undefined : orderedEstablishments(list.rows, actor));
  const counts = useEstablishmentCounts(api, kind);
  const colleagues = useColleagues(api);
  const { onTurn, onAssign, turnById, dialogs } = useAssigning({ ...props, actor, colleagues, rows: list.rows });
  const { role, permission, userId } = actor;
  const suspensions = usePaymentSuspensions(api, role === 'ADM');
  const flags = useFlagsInForce(api, role === 'ADM');
  const maySuspend = role === 'ADM' && decidePaymentSuspension(actor).ok;
  const [ticked, tick] = useState<ReadonlySet<string>>(nothing);
  const columns = useMemo(
    () =>
      establishmentColumns({
        kind,
        actor: { role, permission, userId },
        colleagues,
        onTurn,
        onAssign,
        suspensions,
        flags,
      }),
    [kind, role, permission, userId, colleagues, onTurn, onAssign, suspensions, flags],
  );
  const { filter: chip, search, training, order } = establishmentParams;
  const clear = (): void => change({ [chip]: undefined, [search]: undefined, [training]: undefined });
  return (
    <>
      <DeskList<EstablishmentView>
        title={titleOf(pathname)}
        search={{
          ...texts.search,
          value: params.get(search) ?? '',
          onSearch: (text) => change({ [search]: text }),
        }}
        filters={<EstablishmentFilterBar params={params} change={change} counts={counts} />}
        acts={
          <>
            {maySuspend ? (
              <SuspensionListButtons
                api={api}
                notify={notify}
                ticked={list.rows.map(idOf).filter((id) => ticked.has(id))}
                suspensions={suspensions}
                onDone={() => tick(nothing)}
              />
            ) : null}
            <ViewsButton api={api} notify={notify} list="establishments" address={address} names={listParams} />
            <ExportButton notify={notify} file={establishmentsFile(api, filter)} />
          </>
        }
        list={list}
        columns={columns}
        rowKey={idOf}
        selection={maySuspend ? { selected: ticked, rowLabel: suspensionTexts.tick, onChange: tick } : undefined}
        rowHref={({ entityId }) => withFilters(`/admin/backend/folder/${entityId}`, params)}
        rowKeys={{ r: turnById }}
        hints={texts.keys}
        noun={texts.noun}
        total={knownTotal(counts, params)}
        sort={sortOf(filter.order)}
        onSortChange={(sort) => change({ [order]: orderNameOf(sort) })}
        empty={
          <EmptyState title={texts.emptyTitle} action={<Button onPress={clear}>{texts.showAll}</Button>}>
            {texts.emptyReason}
          </EmptyState>
        }
        notify={notify}
      />
      {dialogs}
    </>
  );
}

const nothing: ReadonlySet<string> = new Set();

const idOf = ({ entityId }: EstablishmentView): string => entityId;
