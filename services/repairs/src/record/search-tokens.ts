import { findableTokens } from '@alveole/validation';

/** What a file can be found by. */
export interface Searchable {
  readonly fileNumber: string;
  readonly consumerId: string;
  readonly entityName: string;
  readonly serial: string;
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone?: string | undefined;
    readonly mail?: string | undefined;
  };
}

/** The tokens of a file's people and places, and of its numbers, the five digits that are typed among them. */
export function searchTokens({ fileNumber, consumerId, entityName, serial, person }: Searchable): string[] {
  const [, digits = ''] = fileNumber.split('_');
  return findableTokens({
    names: [person.lastName, person.firstName, entityName],
    wholes: [fileNumber, digits, consumerId, serial, person.phone ?? '', person.mail ?? ''],
  });
}
