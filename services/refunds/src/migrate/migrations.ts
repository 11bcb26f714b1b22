import type { Migration } from '@alveole/persistence';
import { nameFields } from './0001-name-fields.ts';
import { tellPaidBefore } from './0002-tell-paid-before.ts';
import { nameFrame } from './0003-name-frame-fields.ts';
import { nameReservations } from './0004-name-reservations.ts';
import { publishEntries } from './0005-publish-entries.ts';
import { nameShares } from './0006-name-shares.ts';
import { markOwing } from './0007-mark-owing.ts';
import { publishPayments } from './0008-publish-payments.ts';
import { addUpOpenCents } from './0009-add-up-open-cents.ts';
import { writePromises } from './0010-write-promises.ts';

/** What brings the store of an earlier version of refunds into the form of this one, in order. */
export const migrations: readonly Migration[] = [
  nameFields,
  tellPaidBefore,
  nameFrame,
  nameReservations,
  publishEntries,
  nameShares,
  markOwing,
  publishPayments,
  addUpOpenCents,
  writePromises,
];
