import * as rules from '../establishment-fields.ts';
import type { FieldRow } from './field-row.ts';

/** What its invoices charge, and how much its workshop repairs. */
export const workshopFields = {
  vatRate: {
    section: 'activity',
    input: 'own',
    label: 'TVA de vos factures',
    help: 'Elle sert à calculer ce que le client paie. Sans réponse, 20 %.',
    staffLabel: 'TVA des factures',
    heading: 'TVA',
    messages: ['vatRate'],
    schema: rules.vatRate,
  },
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
