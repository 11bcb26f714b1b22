import { roleOfGender } from '@alveole/domain';
import type { Role } from '@alveole/domain';

/** Who uses this browser. Role and status only choose screens; the server decides by the token. */
export interface SignedIn {
  readonly role: Role;
  readonly entityId: string;
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** 0–3 a partner, 9–11 the back office. */
  readonly entityGender: number;
  /** Status of the establishment: 0, 1, 2, 3, 4, 9. */
  readonly entityStatus: number;
  /** The general conditions (CGS) and the terms of use (CGU) await an answer; of a partner only. */
  readonly needsConditions: boolean;
  readonly needsTerms: boolean;
}

/** The keys of local storage, as the specification lists them (section 3). */
export const storageKeys = {
  role: 'currentRole',
  conditions: 'needCGS',
  terms: 'needCGU',
  user: 'user',
  isAuth: 'isAuth',
  remembered: 'rememberMe',
  status: 'entity_status',
  gender: 'entity_gender',
} as const;

export function writePerson(storage: Storage, person: SignedIn): void {
  const { accessToken, refreshToken, entityId, userId } = person;
  storage.setItem(storageKeys.user, JSON.stringify({ accessToken, refreshToken, entityId, userId }));
  storage.setItem(storageKeys.role, person.role);
  storage.setItem(storageKeys.gender, String(person.entityGender));
  storage.setItem(storageKeys.status, String(person.entityStatus));
  mark(storage, storageKeys.conditions, person.needsConditions);
  mark(storage, storageKeys.terms, person.needsTerms);
  storage.setItem(storageKeys.isAuth, '1');
}

function mark(storage: Storage, key: string, isNeeded: boolean): void {
  if (isNeeded) storage.setItem(key, '1');
  else storage.removeItem(key);
}

/** Forgets everything but the wish to be remembered. */
export function forgetPerson(storage: Storage): void {
  const storedName: string = storageKeys.remembered;
  const gone = Object.values(storageKeys).filter((key) => key !== storedName);
  gone.forEach((key) => storage.removeItem(key));
}

/** The cookie without a date that marks the life of a browser. */
export const browserMark = 'alveole_browser=1';

/** Whether the browser has ended in which somebody was signed in who did not want to be remembered. */
export function isOutlived(storage: Storage, cookies: { readonly cookie: string }): boolean {
  return storage.getItem(storageKeys.remembered) !== '1' && !cookies.cookie.includes(browserMark);
}

/** What storage holds, or nothing when any part of it was lost or tampered with. */
export function readPerson(storage: Storage): SignedIn | undefined {
  const user = userIn(storage.getItem(storageKeys.user));
  const entityGender = Number(storage.getItem(storageKeys.gender) ?? Number.NaN);
  const role = roleOfGender(entityGender);
  const isWhole =
    role !== undefined && role === storage.getItem(storageKeys.role) && storage.getItem(storageKeys.isAuth) === '1';
  if (!user || !isWhole) return undefined;
  return {
    ...user,
    role,
    entityGender,
    entityStatus: Number(storage.getItem(storageKeys.status) ?? 0),
    needsConditions: storage.getItem(storageKeys.conditions) === '1',
    needsTerms: storage.getItem(storageKeys.terms) === '1',
  };
}

type StoredUser = Pick<SignedIn, 'accessToken' | 'refreshToken' | 'entityId' | 'userId'>;

function userIn(text: string | null): StoredUser | undefined {
  try {
    const { accessToken, refreshToken, entityId, userId } = JSON.parse(text ?? '') as Record<string, unknown>;
    const all = [accessToken, refreshToken, entityId, userId];
    return all.every((part) => typeof part === 'string')
      ? ({ accessToken, refreshToken, entityId, userId } as StoredUser)
      : undefined;
  } catch {
    return undefined;
  }
}
