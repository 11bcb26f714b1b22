import { appError } from '@alveole/contracts';
import { lettersOnly } from '@alveole/domain';
import type { Beneficiary, Identity } from '../record/beneficiary.ts';
import type { EnrolmentPorts } from '../ports.ts';

/** Fewer letters would fit too many towns. */
const fewestLetters = 3;

/**
 * Finds the code of a person who lost it. The birthplace may be written shorter or longer than the first time (« Lyon »,
 * « Lyon 3e arrondissement »). Throws `ConsumerNotFoundException`, or `DuplicatesValueException` when several people fit.
 */
export async function recoverCode(
  { beneficiaries }: Pick<EnrolmentPorts, 'beneficiaries'>,
  person: Identity,
): Promise<string> {
  const exact = await beneficiaries.byPerson(person);
  if (exact) return exact.id;
  const [found, ...others] = (await beneficiaries.namesakes(person)).filter((other) =>
    isSameBirthPlace(other, person.birthPlace),
  );
  if (!found) throw appError('ConsumerNotFoundException', 'This consumer is not found.');
  if (others.length > 0) throw appError('DuplicatesValueException', 'Duplicate consumer values are found.');
  return found.id;
}

function isSameBirthPlace({ birthPlace }: Pick<Beneficiary, 'birthPlace'>, typed: string): boolean {
  const [known, given] = [lettersOnly(birthPlace), lettersOnly(typed)];
  if (Math.min(known.length, given.length) < fewestLetters) return false;
  return known.startsWith(given) || given.startsWith(known);
}
