import { displayIdentifier } from '@alveole/validation';
import { EstablishmentKind, establishmentStatuses } from '@alveole/domain';
import { formatDayTime, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { holderName } from '../staff/holder-name.ts';
import type { EstablishmentView, StaffMember } from '@alveole/contracts';
import classes from './establishment-columns.module.css';

export interface EstablishmentColumnsRequest {
  readonly kind: EstablishmentKind;
  readonly userId: string;
  readonly colleagues: readonly StaffMember[];
}

/** How an establishment is named to staff. */
export function establishmentName({ profile, entityId }: EstablishmentView): string {
  return profile.commercialName || profile.companyName || entityId;
}

const identifierHeads: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'SIRET',
  [EstablishmentKind.association]: 'RNA',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Inscription',
  [EstablishmentKind.localAuthority]: 'SIRET',
};

/** The columns of a list of establishments of one kind. */
export function establishmentColumns({
  kind,
  userId,
  colleagues,
}: EstablishmentColumnsRequest): readonly TableColumn<EstablishmentView>[] {
  return [
    { id: 'name', header: 'Établissement', isRowHeader: true, cell: establishmentName },
    {
      id: 'identifier',
      header: identifierHeads[kind],
      isNowrap: true,
      cell: ({ profile }) => displayIdentifier(kind, profile.identifier ?? ''),
    },
    {
      id: 'city',
      header: 'Ville',
      cell: ({ profile: { postcode, city } }) => [postcode, city].filter(Boolean).join(' '),
    },
    { id: 'date', header: 'Déposé', isNowrap: true, cell: ({ createdAt }) => formatDayTime(createdAt) },
    {
      id: 'status',
      header: 'État',
      isNowrap: true,
      cell: ({ status }) => (
        <StatusBadge tone={establishmentStatuses[status].tone}>{establishmentStatuses[status].label}</StatusBadge>
      ),
    },
    {
      id: 'holder',
      header: 'Suivi par',
      isNowrap: true,
      cell: ({ operatorId, operatorName }) =>
        holderName(operatorId, userId, colleagues, operatorName) ?? <span className={classes.free}>Libre</span>,
    },
  ];
}
