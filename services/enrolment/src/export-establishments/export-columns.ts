import {
  activityLabels,
  activityRequestLabel,
  ActivityKind,
  establishmentKindLabels,
  establishmentStatuses,
  isAccepted,
} from '@alveole/domain';
import { displayIdentifier } from '@alveole/validation';
import type { Establishment } from '../record/establishment.ts';
import type { Cell, TableRow } from '@alveole/service-kit';
import { deskTime, nationalPhone, stampedDay, yesNo } from './export-texts.ts';

interface ExportColumn {
  readonly head: string;
  readonly cell: (establishment: Establishment) => Cell;
}

/** What staff takes along of an establishment: what the list and the file show, without bank account and documents. */
const columns: readonly ExportColumn[] = [
  { head: 'Identifiant', cell: ({ id }) => id },
  { head: 'Nature', cell: ({ kind }) => establishmentKindLabels[kind] },
  { head: 'Raison sociale', cell: ({ profile }) => profile.companyName },
  { head: 'Dénomination commerciale', cell: ({ profile }) => profile.commercialName },
  { head: 'SIRET, RNA ou inscription', cell: ({ kind, profile }) => displayIdentifier(kind, profile.identifier ?? '') },
  { head: 'Code APE', cell: ({ profile }) => profile.apeCode },
  { head: 'Enseigne', cell: ({ profile }) => profile.retailer },
  { head: 'Adhérent FUB', cell: ({ profile }) => yesNo(profile.isFubMember) },
  { head: 'État', cell: ({ status }) => establishmentStatuses[status].label },
  { head: 'Déposé le', cell: ({ createdAt }) => deskTime(createdAt) },
  { head: 'Modifié le', cell: ({ modifiedAt }) => deskTime(modifiedAt) },
  { head: 'Suivi par', cell: ({ operator }) => operator?.name },
  { head: 'Motif de refus', cell: ({ profile }) => profile.refusal?.lines.join(', ') },
  { head: 'Nom du représentant', cell: ({ profile }) => profile.lastName },
  { head: 'Prénom du représentant', cell: ({ profile }) => profile.firstName },
  { head: 'Courriel', cell: ({ profile }) => profile.mail },
  { head: 'Mobile', cell: ({ profile }) => nationalPhone(profile.mobile) },
  { head: 'Téléphone', cell: ({ profile }) => nationalPhone(profile.phone) },
  { head: 'Adresse', cell: ({ profile }) => profile.address },
  { head: 'Code postal', cell: ({ profile }) => profile.postcode },
  { head: 'Ville', cell: ({ profile }) => profile.city },
  { head: 'Site web', cell: ({ profile }) => profile.website },
  { head: 'Activité', cell: ({ profile }) => activityLabels[profile.activity?.done ?? ActivityKind.workshop] },
  {
    head: 'Demande VE',
    cell: ({ profile: { activity } }) => activity?.request && activityRequestLabel(activity.request),
  },
  { head: 'Réparateurs', cell: ({ profile }) => profile.repairers },
  { head: 'Réparations par semaine', cell: ({ profile }) => profile.repairsPerWeek },
  {
    head: 'Conditions générales acceptées le',
    cell: ({ profile: { conditionsAcceptedAt: stamp } }) => (isAccepted(stamp) ? stampedDay(stamp) : undefined),
  },
];

export const exportHeads: TableRow = columns.map(({ head }) => head);

export function exportRow(establishment: Establishment): TableRow {
  return columns.map(({ cell }) => cell(establishment));
}
