import {
  activityLabels,
  activityRequestLabel,
  ActivityKind,
  deskTime,
  establishmentKindLabels,
  establishmentStatuses,
  isAccepted,
  vatRateLabels,
} from '@alveole/domain';
import type { ProfileSection } from '@alveole/domain';
import { displayIdentifier, fieldRow, fieldsWhere } from '@alveole/validation';
import type { ProfileFieldName } from '@alveole/validation';
import type { Establishment } from '../record/establishment.ts';
import type { Cell, TableRow } from '@alveole/service-kit';
import { nationalPhone, stampedDay, yesNo } from './export-texts.ts';

interface ExportColumn {
  readonly head: string;
  readonly cell: (establishment: Establishment) => Cell;
}

/** Columns of one section of the profile, as its table has them. @param elsewhere fields whose column stands apart */
function profileColumns(section: ProfileSection, elsewhere: readonly ProfileFieldName[] = []): readonly ExportColumn[] {
  const exported = fieldsWhere((row) => row.section === section && row.heading !== undefined);
  return exported.filter((name) => !elsewhere.includes(name)).map(columnOf);
}

function columnOf(name: ProfileFieldName): ExportColumn {
  return { head: fieldRow(name).heading ?? '', cell: (establishment) => cellOf(name, establishment) };
}

function cellOf(name: ProfileFieldName, { kind, profile }: Establishment): Cell {
  if (name === 'identifier') return displayIdentifier(kind, profile.identifier ?? '');
  const value = (profile as Readonly<Partial<Record<ProfileFieldName, unknown>>>)[name];
  if (name === 'vatRate') return profile.vatRate && vatRateLabels[profile.vatRate];
  switch (fieldRow(name).input) {
    case 'phone':
      return nationalPhone(value as string | undefined);
    case 'box':
      return yesNo(value as boolean | undefined);
    default:
      return value as Cell;
  }
}

/** What staff takes along of an establishment: what the list and the file show, without bank account and documents. */
const columns: readonly ExportColumn[] = [
  { head: 'Identifiant', cell: ({ id }) => id },
  { head: 'Nature', cell: ({ kind }) => establishmentKindLabels[kind] },
  ...profileColumns('company'),
  { head: 'État', cell: ({ status }) => establishmentStatuses[status].label },
  { head: 'Déposé le', cell: ({ createdAt }) => deskTime(createdAt) },
  { head: 'Modifié le', cell: ({ modifiedAt }) => deskTime(modifiedAt) },
  { head: 'Suivi par', cell: ({ operator }) => operator?.name },
  { head: 'Motif de refus', cell: ({ profile }) => profile.refusal?.lines.join(', ') },
  ...profileColumns('representative', ['mobile']),
  columnOf('mobile'),
  columnOf('phone'),
  ...profileColumns('address', ['phone']),
  { head: 'Activité', cell: ({ profile }) => activityLabels[profile.activity?.done ?? ActivityKind.workshop] },
  {
    head: 'Demande VE',
    cell: ({ profile: { activity } }) => activity?.request && activityRequestLabel(activity.request),
  },
  ...profileColumns('activity'),
  {
    head: 'Conditions générales acceptées le',
    cell: ({ profile: { conditionsAcceptedAt: stamp } }) => (isAccepted(stamp) ? stampedDay(stamp) : undefined),
  },
];

export const exportHeads: TableRow = columns.map(({ head }) => head);

export function exportRow(establishment: Establishment): TableRow {
  return columns.map(({ cell }) => cell(establishment));
}
