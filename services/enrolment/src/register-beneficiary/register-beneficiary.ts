import { randomBytes } from 'node:crypto';
import { consumerCodeFrom } from '@alveole/domain';
import { admitToCounter } from '../find-beneficiary/counter-access.ts';
import type { EnrolmentPorts } from '../ports.ts';
import type { Beneficiary, BeneficiaryEntry } from '../record/beneficiary.ts';
import type { Caller } from '../record/caller.ts';
import { checkPerson } from '../record/person-rules.ts';
import type { TypedPerson } from '../record/person-rules.ts';

export type RegisterBeneficiaryPorts = Pick<
  EnrolmentPorts,
  'beneficiaries' | 'establishments' | 'postcodes' | 'campaign' | 'now'
>;

export interface Registered {
  readonly beneficiary: Beneficiary;
  readonly isNew: boolean;
}

/** More bytes than characters: those that would favour a letter are skipped. */
const randomBytesOfCode = 32;
const maxDraws = 5;

/** At home, before the visit. Throws `ValidationException`. */
export function preRegister(
  ports: RegisterBeneficiaryPorts,
  typed: TypedPerson,
  requestId: string,
): Promise<Registered> {
  return register(ports, typed, { at: ports.now(), act: 'pre-register' }, requestId);
}

/** At the counter; the terms that were accepted there are kept, once. Throws `NotAuthorizedException`, `ValidationException`. */
export async function recordAtCounter(
  ports: RegisterBeneficiaryPorts,
  typed: () => TypedPerson,
  caller: Caller,
  requestId: string,
): Promise<Registered> {
  await admitToCounter(ports, caller);
  const entry = { at: ports.now(), act: 'record', userId: caller.userId, entityId: caller.entityId } as const;
  const person = typed();
  const registered = await register(ports, person, entry, requestId);
  const { cguAcceptedAt } = person.person;
  const { beneficiary, isNew } = registered;
  if (cguAcceptedAt === undefined || beneficiary.cguAcceptedAt !== undefined) return registered;
  const accepted = await ports.beneficiaries.acceptTerms(
    beneficiary,
    cguAcceptedAt,
    { ...entry, act: 'accept-terms' },
    requestId,
  );
  // Of two at once one is kept, or the number was just corrected: the person is read as it stands then.
  if (accepted === 'stale') return recordAtCounter(ports, typed, caller, requestId);
  return { beneficiary: { ...beneficiary, ...accepted, cguAcceptedAt }, isNew };
}

/**
 * Gives a person a code, or the one given before: same names, birth date and birthplace are the same person, whatever
 * runs in parallel. What is known of a person does not change here: the public call proves nobody's identity.
 */
async function register(
  ports: RegisterBeneficiaryPorts,
  { person, names }: TypedPerson,
  entry: BeneficiaryEntry,
  requestId: string,
): Promise<Registered> {
  await checkPerson(ports, person, names);
  const { beneficiaries } = ports;
  const known = await beneficiaries.byPerson(person);
  if (known) return { beneficiary: known, isNew: false };
  for (let draw = 0; draw < maxDraws; draw += 1) {
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
