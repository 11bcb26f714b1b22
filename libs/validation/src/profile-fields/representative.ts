import type { FieldRow } from './field-row.ts';
import { mail } from '../mail.ts';
import { representativeFirstName, representativeName } from '../name.ts';
import { mobile } from '../phone-fields.ts';

/** Who answers for it. */
export const representativeFields = {
  lastName: {
    section: 'representative',
    isRequired: true,
    label: 'Nom',
    staffLabel: 'Nom du représentant',
    heading: 'Nom du représentant',
    messages: ['lastName'],
    schema: representativeName,
  },
  firstName: {
    section: 'representative',
    isRequired: true,
    label: 'Prénom',
    staffLabel: 'Prénom du représentant',
    heading: 'Prénom du représentant',
    messages: ['firstName'],
    schema: representativeFirstName,
  },
  mobile: {
    section: 'representative',
    isRequired: true,
    input: 'phone',
    label: 'Téléphone mobile',
    staffLabel: 'Mobile du représentant',
    heading: 'Mobile',
    messages: ['mobile'],
    schema: mobile,
  },
  mail: {
    section: 'representative',
    owner: 'mail',
    isRequired: true,
    input: 'email',
    label: 'Adresse e-mail',
    heading: 'Courriel',
    messages: ['mail'],
    schema: mail,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
