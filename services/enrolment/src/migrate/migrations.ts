import type { Migration } from '@alveole/persistence';
import { renewSearch } from './0001-renew-search.ts';
import { renewListKeys } from './0002-renew-list-keys.ts';
import { renewPersonKeys } from './0003-renew-person-keys.ts';
import { settleActivity } from './0004-settle-activity.ts';
import { nameFields } from './0005-name-fields.ts';
import { nameFrame } from './0006-name-frame-fields.ts';
import { nameProfileFields } from './0007-name-profile-fields.ts';
import { findByThreeDigits } from './0008-find-by-three-digits.ts';

/** What brings the store of an earlier version of enrolment into the form of this one, in order. */
export const migrations: readonly Migration[] = [
  renewSearch,
  renewListKeys,
  renewPersonKeys,
  settleActivity,
  nameFields,
  nameFrame,
  nameProfileFields,
  findByThreeDigits,
];
