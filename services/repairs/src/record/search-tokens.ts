import { findableTokens } from '@alveole/validation';
import type { Beneficiary } from './people.ts';

/** What a file can be found by. */
export interface Searchable {
  readonly fileNumber: string;
  readonly consumerId: string;
  readonly entityName: string;
  readonly serial: string;
  readonly person: Omit<Beneficiary, 'consumerId'>;
}

/** The tokens of a file's people and of its numbers, the five digits that are typed among them. */
export function searchTokens({ fileNumber, consumerId, entityName, serial, person }: Searchable): string[] {
  const [, digits = ''] = fileNumber.split('_');
  return findableTokens({
    names: [person.lastName, person.firstName, person.typedLastName ?? '', person.typedFirstName ?? '', entityName],
    wholes: [fileNumber, digits, consumerId, serial, person.phone ?? '', person.mail ?? ''],
  });
}
