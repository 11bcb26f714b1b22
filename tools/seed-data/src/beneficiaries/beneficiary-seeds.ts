import type { SeedBeneficiary } from '@alveole/enrolment/seeding';
import { consumerCodeAlphabet, consumerCodeLength } from '@alveole/domain';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import { establishmentTable } from '../establishments/establishment-table.ts';
import { birthPlaces, firstNames, lastNames } from './names.ts';

export const beneficiaryCount = 120;

/** A person of the demo; when he registered depends on his files. */
export type Person = Omit<SeedBeneficiary, 'registeredAt'>;

/** People live where the shops of the demo are, more of them where these have more files. */
const homes = establishmentTable.flatMap(({ zip, files }) => Array<string>(files).fill(zip));

/** The people of the demo. Names, numbers and codes differ from one to the next. */
export function demoPeople(): readonly Person[] {
  const random = createRandom(7);
  const codes = new Set<string>();
  while (codes.size < beneficiaryCount) codes.add(code(random));
  return [...codes].map((id, index) => personOf(id, index, random));
}

function personOf(id: string, index: number, random: Random): Person {
  // Each pair of names comes once: the first names go round faster than the last names.
  const firstName = firstNames[index % firstNames.length] as string;
  const lastName = lastNames[(index + Math.floor(index / firstNames.length) * 7) % lastNames.length] as string;
  const day = (random.int(1, 28) + 100).toString().slice(1);
  const month = (random.int(1, 12) + 100).toString().slice(1);
  return {
    id,
    firstName,
    lastName,
    birthDate: `${random.int(1948, 2004)}-${month}-${day}`,
    birthPlace: random.pick(birthPlaces),
    postalCode: random.pick(homes),
    phone: `+3363998${String(1_000 + index * 17).padStart(4, '0')}`,
    ...(random.chance(0.85) ? { mail: `${firstName}.${lastName}@exemple.fr`.toLowerCase() } : {}),
  };
}

function code(random: Random): string {
  return Array.from({ length: consumerCodeLength }, () => random.pick([...consumerCodeAlphabet])).join('');
}
