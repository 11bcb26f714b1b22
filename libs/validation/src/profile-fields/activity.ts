import * as rules from '../establishment-fields.ts';
import type { FieldRow } from './field-row.ts';

/** How much its workshop repairs. */
export const workshopFields = {
  repairers: {
    section: 'activity',
    holders: 'workshops',
    isRequired: true,
    input: 'number',
    label: 'Nombre de réparateurs sur site',
    staffLabel: 'Réparateurs sur site',
    heading: 'Réparateurs',
    messages: ['repairers'],
    schema: rules.repairersOnSite,
  },
  repairsPerWeek: {
    section: 'activity',
    holders: 'workshops',
    isRequired: true,
    input: 'number',
    label: 'Nombre moyen de réparations par semaine',
    staffLabel: 'Réparations par semaine',
    heading: 'Réparations par semaine',
    messages: ['repairsPerWeek'],
    schema: rules.repairsPerWeek,
  },
  hasPhone: {
    section: 'activity',
    holders: 'workshops',
    isOffTheForm: true,
    input: 'box',
    label: 'Joignable par téléphone',
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
