import type { FileProfile } from '@alveole/contracts/establishment';
import { grantRegistered } from '@alveole/domain';
import type { Activity } from '@alveole/domain';
import type { ProfileFieldName } from '@alveole/validation';

export type {
  Assignee,
  FileChanges as ProfileChanges,
  FileField as Field,
  FileProfile as Profile,
} from '@alveole/contracts/establishment';

export type ProfileField = keyof FileProfile;

/** A field of the table as it is asked for, written, stored and refused here: a position by its two coordinates. */
export function partsOf(name: ProfileFieldName): readonly ProfileField[] {
  return name === 'position' ? ['latitude', 'longitude'] : [name];
}

/** An establishment that told nothing of its activity has none yet. */
export function activityIn({ activity }: Pick<FileProfile, 'activity'>): Activity {
  return activity ?? { history: [] };
}

/** A profile once it is validated for the first time. */
export function firstValidated(profile: FileProfile): FileProfile {
  return profile.activity === undefined ? profile : { ...profile, activity: grantRegistered(profile.activity) };
}
