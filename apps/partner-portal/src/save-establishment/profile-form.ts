import type { SessionView } from '@alveole/contracts';
import type { EstablishmentChanges, EstablishmentView } from '@alveole/contracts/establishment';
import { administratorLevel } from '@alveole/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { both } from '../establishment-form/section-schemas.ts';
import type { ProfileSection } from './profile-section.ts';
import { profileSections } from './profile-sections.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

/** The fields that some sections save. */
export const fieldsOf = (sections: readonly ProfileSection[]): readonly ProfileField[] =>
  sections.flatMap(({ form }) => form?.fields ?? []);

/** Who edits the profile. */
export type Editor = Pick<SessionView, 'permission'>;

/** Whether one of the establishment’s people may change a section, whatever its status. */
export function isOwnSection({ ofAdministrators = false }: ProfileSection, { permission }: Editor): boolean {
  return !ofAdministrators || permission === administratorLevel;
}

/** The sections of which something may change at the establishment's status, by this person. */
export function openSections(
  establishment: EstablishmentView,
  values: ProfileValues,
  editor: Editor,
): readonly ProfileSection[] {
  return profileSections.filter(
    (section) => isOwnSection(section, editor) && section.form?.rules(establishment, values) !== undefined,
  );
}

/** What a save of some sections changes. What is closed is neither checked nor sent. */
export function rulesOf(
  sections: readonly ProfileSection[],
  establishment: EstablishmentView,
  values: ProfileValues,
): z.ZodType<EstablishmentChanges> {
  return both(sections.flatMap(({ form }) => form?.rules(establishment, values) ?? []));
}

/** Checks the whole profile as far as it is open. */
export function profileResolver(
  establishment: EstablishmentView,
  editor: Editor,
): Resolver<ProfileValues, unknown, EstablishmentChanges> {
  return (values, context, options) => {
    const rules = rulesOf(openSections(establishment, values, editor), establishment, values);
    // Each section takes its part of the values, whatever else stands beside it.
    return zodResolver(rules as z.ZodType<EstablishmentChanges, ProfileValues>)(values, context, options);
  };
}
