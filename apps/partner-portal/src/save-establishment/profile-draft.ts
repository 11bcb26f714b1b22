import { weekOf } from '@alveole/validation';
import { z } from 'zod';
import { establishmentValues } from '../establishment-form/establishment-values.ts';
import { accountFieldNames } from '../establishment-form/plain-values.ts';
import { storedFile } from '../establishment-form/stored-file.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

/** What was typed and not saved; the other fields are as they are stored. */
export type TypedProfile = Partial<ProfileValues>;

/** Hours are kept half typed, too. */
const week = weekOf(z.string().max(5));
const files = z.array(storedFile);

/** Fields of the account are left out: an IBAN is not written where a script or the next person could read it. */
const leftOut: ReadonlySet<string> = new Set(accountFieldNames);

const storedDraft = establishmentValues
  .extend({ openingHours: week, kbis: files, identity: files, rib: files })
  .partial();

const keyOf = (entityId: string) => `alveole.profile.${entityId}`;

/** What this tab kept of an establishment's profile; what cannot be read counts as nothing. */
export function readDraft(entityId: string, storage: Storage = sessionStorage): TypedProfile {
  try {
    const read = storedDraft.safeParse(JSON.parse(storage.getItem(keyOf(entityId)) ?? '{}'));
    return (read.data ?? {}) as TypedProfile;
  } catch {
    return {};
  }
}

/** Keeps what is typed while the tab lives; nothing typed leaves nothing behind. A full storage costs the draft alone. */
export function keepDraft(entityId: string, typed: TypedProfile, storage: Storage = sessionStorage): void {
  const rest = Object.entries(typed).filter(([name]) => !leftOut.has(name));
  try {
    if (rest.length === 0) storage.removeItem(keyOf(entityId));
    else storage.setItem(keyOf(entityId), JSON.stringify(Object.fromEntries(rest)));
  } catch {
    storage.removeItem(keyOf(entityId));
  }
}

/** The fields that differ from what is stored, as they are typed. */
export function typedOf(values: ProfileValues, stored: ProfileValues): TypedProfile {
  const names = Object.keys(stored) as ProfileField[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
