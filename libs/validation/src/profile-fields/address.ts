import * as rules from '../establishment-fields.ts';
import type { FieldRow } from './field-row.ts';
import { phone } from '../phone-fields.ts';
import { postcode } from '../postcode.ts';

/** Where it is and how it is reached. */
export const addressFields = {
  address: {
    section: 'address',
    isRequired: true,
    label: 'Adresse',
    help: 'Numéro et rue de l’établissement ouvert au public.',
    heading: 'Adresse',
    messages: ['address'],
    schema: rules.address,
  },
  postcode: {
    section: 'address',
    isRequired: true,
    label: 'Code postal',
    heading: 'Code postal',
    messages: ['postcode', 'postcodeUnknown'],
    schema: postcode,
  },
  city: {
    section: 'address',
    isRequired: true,
    label: 'Ville',
    heading: 'Ville',
    messages: ['city'],
    schema: rules.city,
  },
  phone: {
    section: 'address',
    isRequired: true,
    input: 'phone',
    label: 'Téléphone de l’établissement',
    staffLabel: 'Téléphone',
    heading: 'Téléphone',
    messages: ['phone'],
    schema: phone,
  },
  /** An empty text is none. */
  website: {
    section: 'address',
    input: 'url',
    label: 'Site internet',
    help: 'Par exemple www.monatelier.fr',
    heading: 'Site web',
    messages: ['website'],
    schema: rules.website,
  },
  /** Travels and is stored as latitude and longitude. */
  position: {
    section: 'address',
    isRequired: true,
    input: 'own',
    label: 'Position sur la carte',
    messages: ['gps'],
    schema: rules.gpsPosition,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
