import type { Migration } from '@alveole/persistence';
import { nameFields } from './0001-name-fields.ts';
import { nameFrame } from './0002-name-frame-fields.ts';

/** What brings the store of an earlier version of notifications into the form of this one, in order. */
export const migrations: readonly Migration[] = [nameFields, nameFrame];
