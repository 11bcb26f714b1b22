import type { EntityData } from '@alveole/contracts';
import { bringsProof } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import type { UploadedFile } from '@alveole/ui';
import { mailCode, passwordPair } from '@alveole/validation';
import { z } from 'zod';
import type { EntityDocument } from '../establishment-form/document-labels.ts';
import type { EstablishmentValues } from '../establishment-form/establishment-values.ts';
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
  documents: UploadedFile<EntityDocument>[];
  password: string;
  password2: string;
}

/** Step 3 once it is checked. */
export interface CheckedRegistration extends Partial<EntityData> {
  code: string;
  password: string;
}

const credentials: z.ZodType<{ code: string; password: string }> = z
  .object({ code: mailCode })
  .and(passwordPair)
  .transform(({ code, password }) => ({ code, password }));

const storedFiles = z.custom<readonly UploadedFile<EntityDocument>[]>(Array.isArray);
const proof: SectionSchema = z
  .object({ documents: storedFiles.refine((files) => files.length > 0, texts.proofMissing) })
  .transform(({ documents }) => ({ documents: documents.map(({ result }) => result) }));

const wish: SectionSchema = z.object({ activity: z.enum(['0', '1', '2']) }).transform(({ activity }) => ({
  activity: activity === '0' ? { done: 0 } : { request: { gender: Number(activity) } },
}));

/** The rules of step 3 for a kind of structure and the activity that it wishes. */
export function registrationSchema(
  kind: EstablishmentKind,
  activity: EstablishmentValues['activity'],
): z.ZodType<CheckedRegistration, RegistrationValues> {
  const isWorkshop = activity !== '1';
  const sections = [companySchema(kind, isWorkshop), representativeSchema, addressSchema, wish];
  const ofWorkshop = isWorkshop ? [workshopSchema] : [];
  const ofKind = bringsProof(kind) ? [proof] : [];
  const all = credentials.and(both([...sections, ...ofWorkshop, ...ofKind]));
  // Each section takes its part of the values, whatever else stands beside it.
  return all as z.ZodType<CheckedRegistration, RegistrationValues>;
}
