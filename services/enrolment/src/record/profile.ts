import type { EstablishmentDocument, EstablishmentProfile } from '@alveole/contracts/establishment';
import { grantRegistered } from '@alveole/domain';
import type { Activity } from '@alveole/domain';
import type { ProfileFieldName } from '@alveole/validation';

/** A refusal of the accreditation, as the establishment reads it. */
export interface Refusal {
  /** Of the mail that told it; empty for one that can be mended. */
  readonly code: string;
  readonly lines: readonly string[];
  /** Staff have put a newer identity document into the file since. */
  readonly isIdentityRenewed?: boolean;
}

/**
 * What an establishment tells of itself and what staff noted on it. Documents name accepted keys, never uploads. Latitude
 * and longitude stand apart, since each is asked for, written and refused by its own name.
 */
export interface Profile extends Omit<EstablishmentProfile, 'position'> {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly legalForm?: number;
  /** HAM: an association; AM: one of Alsace-Moselle. */
  readonly associationType?: 'AM' | 'HAM';
  readonly activity?: Activity;
  readonly documents?: readonly EstablishmentDocument[];
  /** The general conditions of the programme (CGS). */
  readonly conditionsAccepted?: boolean;
  /** `acceptanceStamp`, or `neverAccepted`. */
  readonly conditionsAcceptedAt?: string;
  /** Name of the person who accepted or refused them. */
  readonly conditionsAnsweredBy?: string;
  /** The terms of use (CGU). */
  readonly termsAccepted?: boolean;
  readonly termsAcceptedAt?: string;
  /** The refusal that stands; none once validated. */
  readonly refusal?: Refusal;
  /** Every refusal, oldest first; the oldest histories keep a mere text. */
  readonly refusals?: readonly (Refusal | string)[];
}

/** What a client may name in a save, the fields that are nobody's to write among them. */
export interface ProfileChanges extends Profile {
  /** Who shall hold the file; absent leaves its holder. */
  readonly assignee?: Assignee;
  readonly operatorName?: string;
  readonly modifiedBy?: string;
  readonly kind?: number;
}

export type Assignee = { readonly id: string } | 'nobody';

export type ProfileField = keyof Profile;
export type Field = keyof ProfileChanges;

/** A field of the table as it is asked for, written and refused here: a position by its two coordinates. */
export function partsOf(name: ProfileFieldName): readonly ProfileField[] {
  return name === 'position' ? ['latitude', 'longitude'] : [name];
}

/** An establishment that told nothing of its activity has none yet. */
export function activityIn({ activity }: Pick<Profile, 'activity'>): Activity {
  return activity ?? { history: [] };
}

/** A profile once it is validated for the first time. */
export function firstValidated(profile: Profile): Profile {
  return profile.activity === undefined ? profile : { ...profile, activity: grantRegistered(profile.activity) };
}
