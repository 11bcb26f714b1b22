import type { EstablishmentChanges } from '@alveole/contracts/establishment';
import { ActivityKind, bringsProof, type EstablishmentKind } from '@alveole/domain';
import { mailCode, passwordPair } from '@alveole/validation';
import { z } from 'zod';
import {
  activityChoice,
  choosesWorkshop,
  chosenKind,
  type EstablishmentValues,
} from '../establishment-form/establishment-values.ts';
import type { AccountValues } from '../establishment-form/plain-values.ts';
import {
  addressSchema,
  bankSchema,
  both,
  companySchema,
  documentSchema,
  representativeSchema,
  trainingSchema,
  workshopSchema,
  type DocumentField,
  type SectionSchema,
  type StoredFile,
} from '../establishment-form/section-schemas.ts';
import { texts } from './register-establishment.text.ts';

/** Step 3 as it is filled. */
export interface RegistrationValues extends EstablishmentValues, AccountValues, Record<DocumentField, StoredFile[]> {
  code: string;
  password: string;
  password2: string;
}
export type RegistrationField = keyof RegistrationValues;

/** Step 3 once it is checked. */
export interface CheckedRegistration extends EstablishmentChanges {
  code: string;
  password: string;
}

/** The rules of a part of step 3, by the kind of structure and what is typed. */
export type PartRules = (
  kind: EstablishmentKind,
  values: RegistrationValues,
) => z.ZodType<Partial<CheckedRegistration>>;

export const codeRules: PartRules = () => z.object({ code: mailCode });
export const passwordRules: PartRules = () => passwordPair.transform(({ password }) => ({ password }));

export const companyRules: PartRules = (kind, { activity }) => {
  const proof = bringsProof(kind) ? [documentSchema('kbis', texts.proofMissing)] : [];
  return both([companySchema(kind, choosesWorkshop(activity)), ...proof]);
};
export const representativeRules: PartRules = () => both([representativeSchema(), documentSchema('identity')]);
export const addressRules: PartRules = () => addressSchema();
export const bankRules: PartRules = () => both([bankSchema(), documentSchema('rib')]);

/** A workshop is granted with the accreditation; training is asked for. */
const wish: SectionSchema = z.object({ activity: activityChoice }).transform(({ activity }) => {
  const kind = chosenKind(activity);
  return { activity: kind === ActivityKind.workshop ? { done: kind } : { request: { gender: kind } } };
});
export const activityRules: PartRules = (_kind, { activity }) => {
  const workshop = choosesWorkshop(activity) ? [workshopSchema()] : [];
  return both([wish, ...workshop]);
};
export const trainingRules: PartRules = () => trainingSchema;
