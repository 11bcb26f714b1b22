import { openingHours } from '../opening-hours.ts';
import type { FieldRow } from './field-row.ts';

/** When it is open, and whether the map shows it. */
export const hoursFields = {
  /** Off the public map, yet on its list. */
  isOffMap: {
    section: 'address',
    isOffTheForm: true,
    input: 'box',
    label: 'Ne pas montrer sur la carte publique',
  },
  openingHours: {
    section: 'opening-hours',
    input: 'own',
    label: 'Horaires',
    messages: ['openingHours'],
    schema: openingHours,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
