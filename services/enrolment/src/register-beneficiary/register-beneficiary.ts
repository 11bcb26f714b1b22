import { randomBytes } from 'node:crypto';
import { consumerCodeFrom } from '@alveole/domain';
import type { Beneficiary, Person } from '../record/beneficiary.ts';
import type { Acceptances, BeneficiaryEntry } from '../record/beneficiary.ts';
import type { BeneficiaryStore } from '../store/beneficiary-store.ts';

export interface Registered {
  readonly beneficiary: Beneficiary;
  readonly isNew: boolean;
}

/** More bytes than characters: those that would favour a letter are skipped. */
const randomBytesOfCode = 32;
const mostDraws = 5;

/**
 * Gives a person a code, or the one given before: same names, birth date and birthplace are the same person, whatever
 * runs in parallel. What is known of a person does not change here: the public call proves nobody's identity.
 */
export async function registerBeneficiary(
  beneficiaries: Pick<BeneficiaryStore, 'byPerson' | 'insert'>,
  person: Person & Acceptances,
  entry: BeneficiaryEntry,
  requestId: string,
): Promise<Registered> {
  const known = await beneficiaries.byPerson(person);
  if (known) return { beneficiary: known, isNew: false };
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const inserted = await beneficiaries.insert({ ...person, id: drawCode(), entry, requestId });
    if (inserted !== 'code-taken' && inserted !== undefined) return { beneficiary: inserted, isNew: true };
    const meanwhile = inserted === undefined ? await beneficiaries.byPerson(person) : undefined;
    if (meanwhile) return { beneficiary: meanwhile, isNew: false };
  }
  throw new Error('No free code for a beneficiary was drawn.');
}

function drawCode(): string {
  return consumerCodeFrom(randomBytes(randomBytesOfCode)) ?? drawCode();
}
