import type { EstablishmentChanges, EstablishmentDocument } from '@alveole/contracts';
import { ActivityKind, bringsProof, type EstablishmentKind } from '@alveole/domain';
import type { UploadedFile } from '@alveole/ui';
import { mailCode, passwordPair } from '@alveole/validation';
import { z } from 'zod';
import {
  activityChoice,
  choosesWorkshop,
  chosenKind,
  type ActivityChoice,
  type EstablishmentValues,
} from '../establishment-form/establishment-values.ts';
import {
  addressSchema,
  both,
  companySchema,
  representativeSchema,
  workshopSchema,
  type SectionSchema,
} from '../establishment-form/section-schemas.ts';
import { texts } from './register.text.ts';

/** Step 3 as it is filled. */
export interface RegistrationValues extends EstablishmentValues {
  code: string;
  documents: UploadedFile<EstablishmentDocument>[];
  password: string;
  password2: string;
}

/** Step 3 once it is checked. */
export interface CheckedRegistration extends EstablishmentChanges {
  code: string;
  password: string;
}

const credentials: z.ZodType<{ code: string; password: string }> = z
  .object({ code: mailCode })
  .and(passwordPair)
  .transform(({ code, password }) => ({ code, password }));

const storedFiles = z.custom<readonly UploadedFile<EstablishmentDocument>[]>(Array.isArray);
const proof: SectionSchema = z
  .object({ documents: storedFiles.refine((files) => files.length > 0, texts.proofMissing) })
  .transform(({ documents }) => ({ documents: documents.map(({ result }) => result) }));

/** A workshop is granted with the accreditation; training is asked for. */
const wish: SectionSchema = z.object({ activity: activityChoice }).transform(({ activity }) => {
  const kind = chosenKind(activity);
  return { activity: kind === ActivityKind.workshop ? { done: kind } : { request: { gender: kind } } };
});

/** The rules of step 3 for a kind of structure and the activity that it wishes. */
export function registrationSchema(
  kind: EstablishmentKind,
  activity: ActivityChoice,
): z.ZodType<CheckedRegistration, RegistrationValues> {
  const isWorkshop = choosesWorkshop(activity);
  const sections = [companySchema(kind, isWorkshop), representativeSchema, addressSchema, wish];
  const ofWorkshop = isWorkshop ? [workshopSchema] : [];
  const ofKind = bringsProof(kind) ? [proof] : [];
  const all = credentials.and(both([...sections, ...ofWorkshop, ...ofKind]));
  // Each section takes its part of the values, whatever else stands beside it.
  return all as z.ZodType<CheckedRegistration, RegistrationValues>;
}
