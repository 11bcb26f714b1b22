import { seededId } from '../chance/seeded-id.ts';
import type { EstablishmentRow } from './establishment-table.ts';

export interface Representative {
  readonly firstName: string;
  readonly lastName: string;
  /** As registration writes it: name, first name. */
  readonly userName: string;
}

export function representativeOf({ representative }: EstablishmentRow): Representative {
  const [firstName = '', lastName = ''] = representative.split(' ');
  return { firstName, lastName, userName: `${lastName} ${firstName}` };
}

export const entityIdOf = ({ slug }: EstablishmentRow) => seededId('establishment', slug);
export const mailOf = ({ slug }: EstablishmentRow) => `contact@${slug}.exemple.fr`;
