import type { FlagView } from '@alveole/contracts/desk';
import { FlagBadge, reasonsOfFlags } from '../flag-subject/flag-badge.tsx';
import type { PaymentSuspensionView } from '@alveole/contracts/refund';
import { texts as suspensionTexts } from '../suspend-payments/suspend-payments.text.ts';
import { displayIdentifier } from '@alveole/validation';
import {
  activityRequestLabel,
  activityRequestState,
  EstablishmentKind,
  establishmentKindLabels,
  establishmentStatuses,
} from '@alveole/domain';
import type { ActivityRequestState, StatusTone } from '@alveole/domain';
import { formatDeskTime, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { dateColumn } from './establishment-filters.ts';
import { establishmentName } from './establishment-name.ts';
import classes from './establishment-columns.module.css';
import { RowAssignee } from './row-assignee.tsx';
import type { RowAssigneeRequest } from './row-assignee.tsx';

export interface EstablishmentColumnsRequest extends RowAssigneeRequest {
  /** Undefined for the list of all kinds. */
  readonly kind: EstablishmentKind | undefined;
  /** The establishments whose payments are suspended. */
  readonly suspensions: ReadonlyMap<string, PaymentSuspensionView>;
  /** The flags in force. */
  readonly flags: readonly FlagView[];
}

const identifierHeads: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'SIRET',
  [EstablishmentKind.association]: 'RNA',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Inscription',
  [EstablishmentKind.localAuthority]: 'SIRET',
};

/** The columns of a list of establishments, of one kind or of all. */
export function establishmentColumns({
  kind,
  suspensions,
  flags,
  ...holding
}: EstablishmentColumnsRequest): readonly TableColumn<EstablishmentView>[] {
  const flagged = reasonsOfFlags(flags, 'shop');
  return [
    {
      id: 'name',
      header: 'Établissement',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <span className={classes.name}>
          {establishmentName(row)} <FlagBadge reason={flagged.get(row.entityId)} />
        </span>
      ),
    },
    ...(kind === undefined ? [kindColumn] : []),
    {
      id: 'identifier',
      header: kind === undefined ? 'SIRET, RNA…' : identifierHeads[kind],
      cell: (row) => (
        <span className={classes.identifier}>{displayIdentifier(row.kind, row.profile.identifier ?? '')}</span>
      ),
    },
    {
      id: 'department',
      header: 'Département, ville',
      isSortable: true,
      cell: ({ profile: { postcode, city } }) => (
        <span className={classes.city}>{[postcode, city].filter(Boolean).join(' ')}</span>
      ),
    },
    {
      id: dateColumn,
      header: 'Déposé',
      isNowrap: true,
      isSortable: true,
      firstSort: 'ascending',
      cell: ({ createdAt }) => formatDeskTime(createdAt),
    },
    {
      id: 'status',
      header: 'État',
      isSortable: true,
      cell: (row) => <State row={row} isSuspended={suspensions.has(row.entityId)} />,
    },
    { id: 'holder', header: 'Suivi par', cell: (row) => <RowAssignee row={row} {...holding} /> },
  ];
}

const kindColumn: TableColumn<EstablishmentView> = {
  id: 'kind',
  header: 'Nature',
  cell: ({ kind }) => <span className={classes.city}>{establishmentKindLabels[kind]}</span>,
};

const requestTones: Readonly<Record<ActivityRequestState, StatusTone>> = {
  waiting: 'orange',
  sent: 'purple',
  accepted: 'green',
  aborted: 'red',
};

function State({
  row: {
    status,
    activity: { request },
  },
  isSuspended,
}: {
  readonly row: EstablishmentView;
  readonly isSuspended: boolean;
}) {
  const { tone, label } = establishmentStatuses[status];
  return (
    <span className={classes.state}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {request === undefined ? null : (
        <StatusBadge tone={requestTones[activityRequestState(request)]} icon="bike">
          {`VE: ${activityRequestLabel(request)}`}
        </StatusBadge>
      )}
      {isSuspended ? (
        <StatusBadge tone="red" icon="lock">
          {suspensionTexts.badge}
        </StatusBadge>
      ) : null}
    </span>
  );
}
