import type { Entity } from '@alveole/contracts';
import { displayIdentifier } from '@alveole/validation';
import { establishmentStatuses } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import { formatDayTime, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { holderName } from '../staff/holder-name.ts';
import type { Colleague } from '../staff/use-colleagues.ts';
import classes from './establishment-columns.module.css';

export interface EstablishmentColumnsRequest {
  readonly kind: EstablishmentKind;
  readonly userId: string;
  readonly colleagues: readonly Colleague[];
}

/** How an establishment is named to staff. */
export function establishmentName({ entity_data: { commercialname, raison_sociale }, entity_id }: Entity): string {
  return commercialname || raison_sociale || entity_id;
}

const identifierHeads: Readonly<Record<EstablishmentKind, string>> = {
  0: 'SIRET',
  1: 'RNA',
  2: 'Inscription',
  3: 'SIRET',
};

/** The columns of a list of establishments of one kind. */
export function establishmentColumns({
  kind,
  userId,
  colleagues,
}: EstablishmentColumnsRequest): readonly TableColumn<Entity>[] {
  return [
    { id: 'name', header: 'Établissement', isRowHeader: true, cell: establishmentName },
    {
      id: 'identifier',
      header: identifierHeads[kind],
      isNowrap: true,
      cell: ({ entity_data }) => displayIdentifier(kind, entity_data.siret ?? ''),
    },
    { id: 'city', header: 'Ville', cell: ({ entity_data: { zip, city } }) => [zip, city].filter(Boolean).join(' ') },
    { id: 'date', header: 'Déposé', isNowrap: true, cell: ({ create_date }) => formatDayTime(create_date) },
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
      cell: ({ entity_data: { operateur_id, operateur_name } }) =>
        holderName(operateur_id ?? undefined, userId, colleagues, operateur_name) ?? (
          <span className={classes.free}>Libre</span>
        ),
    },
  ];
}
