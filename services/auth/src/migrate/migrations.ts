import type { Migration } from '@alveole/persistence';
import { noteOpenings } from './0001-note-openings.ts';
import { nameFields } from './0002-name-fields.ts';
import { nameFrame } from './0003-name-frame-fields.ts';

/** What brings the store of an earlier version of auth into the form of this one, in order. */
export const migrations: readonly Migration[] = [noteOpenings, nameFields, nameFrame];
