import { findableTokens } from '@alveole/validation';
import type { Answers } from '@alveole/domain';
import { answerTokens } from './answer-tokens.ts';
import type { Beneficiary, Establishment } from './people.ts';

/** What a file can be found by. */
export interface Searchable {
  readonly fileNumber: string;
  readonly consumerId: string;
  readonly entityName: string;
  readonly serial: string;
  readonly person: Omit<Beneficiary, 'consumerId'>;
  /** Where the bike was repaired; undefined of a shop that is not known yet. */
  readonly shop: Pick<Establishment, 'siret' | 'zip'> | undefined;
  /** To what the campaign asked. */
  readonly answers?: Answers | undefined;
}

/** The tokens of a file's people, of its numbers, the five digits that are typed among them, of its shop and of its answers. */
export function searchTokens({
  fileNumber,
  consumerId,
  entityName,
  serial,
  person,
  shop,
  answers,
}: Searchable): string[] {
  const [, digits = ''] = fileNumber.split('_');
  const words = findableTokens({
    names: [person.lastName, person.firstName, person.typedLastName ?? '', person.typedFirstName ?? '', entityName],
    wholes: [fileNumber, digits, consumerId, serial, person.phone ?? '', person.mail ?? ''],
    siret: shop?.siret,
    postcode: shop?.zip,
  });
  return [...words, ...answerTokens(answers)];
}
