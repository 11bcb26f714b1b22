import { appError, validationMessage } from '@alveole/contracts';
import { trainingWirePath, wireNameOf } from '@alveole/contracts/establishment';
import { ActivityKind, isAssociation, isBikeShop, shownActivity } from '@alveole/domain';
import type { EstablishmentKind, TrainingOffer } from '@alveole/domain';
import { bic as bicRule, fieldsWhere, ibanNeedsBic, isBankOf, messages } from '@alveole/validation';
import type { FieldHolders } from '@alveole/validation';
import type { z } from 'zod';
import type { KnownPostcodes } from '../record/known-postcodes.ts';
import { activityIn, partsOf } from '../record/profile.ts';
import type { Field, Profile, ProfileField } from '../record/profile.ts';
import { schemaOf } from '../record/profile-schemas.ts';

type Issue = z.core.$ZodIssue;

/** Of whom the table requires what it does not require of everybody. */
const isHolder: Readonly<Record<FieldHolders, (kind: EstablishmentKind, wished: ActivityKind) => boolean>> = {
  'bike-shops': isBikeShop,
  associations: isAssociation,
  workshops: (_kind, wished) => wished !== ActivityKind.training,
  schools: (_kind, wished) => wished !== ActivityKind.workshop,
};

/** The fields of which a new registration must bring each. */
export function fieldsToRegister(kind: EstablishmentKind, profile: Profile): readonly ProfileField[] {
  const ofEverybody = fieldsWhere(({ isRequired, holders }) => isRequired === true && holders === undefined);
  return [
    ...ofEverybody.flatMap(partsOf),
    ...requiredOf(['bike-shops', 'associations'], kind, profile),
    ...fieldsOfActivity(kind, profile),
  ];
}

/** What the activity calls for: a workshop tells how much it repairs, whoever teaches tells of the lessons. */
export function fieldsOfActivity(kind: EstablishmentKind, profile: Profile): readonly ProfileField[] {
  return requiredOf(['workshops', 'schools'], kind, profile);
}

function requiredOf(asked: readonly FieldHolders[], kind: EstablishmentKind, profile: Profile): ProfileField[] {
  const wished = shownActivity(activityIn(profile));
  const holdersHere = asked.filter((holders) => isHolder[holders](kind, wished));
  const required = fieldsWhere(
    ({ isRequired, holders }) => isRequired === true && holdersHere.some((one) => one === holders),
  );
  return required.flatMap(partsOf);
}

/**
 * Checks what was written of a profile: nothing required is left empty, each written field follows its rule. What was
 * not written is not looked at, so that the gap of an old record holds nobody up.
 * Throws `ValidationException` with the wire's message for every fault at once.
 */
export async function checkProfile(
  postcodes: KnownPostcodes,
  kind: EstablishmentKind,
  profile: Profile,
  written: readonly Field[],
): Promise<void> {
  const required = fieldsToRegister(kind, profile);
  const missing = required.filter((field) => written.includes(field) && isEmpty(profile[field]));
  const filled = written.filter((field) => isRuled(field, required) && !isEmpty(profile[field as ProfileField]));
  const issues = [
    ...missing.map((field) => issueOf([wireNameOf(field)], messages.required)),
    ...filled.flatMap((field) => faultsOf(field as ProfileField, profile, kind)),
    ...bicFaults(profile, written),
    ...(written.includes('postcode') ? await postcodeFaults(postcodes, profile) : []),
  ];
  if (issues.length > 0) throw appError('ValidationException', validationMessage(issues));
}

/** A workshop that kept its training block from before need not keep it in shape. */
const isRuled = (field: Field, required: readonly ProfileField[]) =>
  field !== 'training' || required.includes('training');

function faultsOf(field: ProfileField, profile: Profile, kind: EstablishmentKind): Issue[] {
  const issues = schemaOf(field, kind)?.safeParse(profile[field]).error?.issues ?? [];
  if (field !== 'training') return issues.slice(0, 1).map(({ message }) => issueOf([wireNameOf(field)], message));
  return issues.map(({ path: [part], message }) => issueOf([trainingWirePath(part as keyof TrainingOffer)], message));
}

/** An account outside the European Economic Area is given with its bank; one that was stored before holds nobody up. */
function bicFaults({ iban = '', bic = '' }: Profile, written: readonly Field[]): Issue[] {
  const isWritten = written.includes('iban') || written.includes('bic');
  if (!isWritten || !ibanNeedsBic(iban)) return [];
  if (isEmpty(bic)) return [issueOf([wireNameOf('bic')], messages.bicNeeded)];
  return isSoundBic(bic) && !isBankOf(bic, iban) ? [issueOf([wireNameOf('bic')], messages.bicCountry)] : [];
}

const isSoundBic = (bic: string) => bicRule.safeParse(bic).success;

async function postcodeFaults(postcodes: KnownPostcodes, { postcode = '' }: Profile): Promise<Issue[]> {
  const isSound = postcode !== '' && schemaOf('postcode', 0)?.safeParse(postcode).success === true;
  return isSound && !(await postcodes.isKnown(postcode))
    ? [issueOf([wireNameOf('postcode')], messages.postcodeUnknown)]
    : [];
}

const issueOf = (path: readonly string[], message: string): Issue => ({
  code: 'custom',
  path: ['entity_data', ...path],
  message,
  input: undefined,
});

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
