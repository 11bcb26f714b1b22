import type { SessionTokens } from '@alveole/contracts';
import { roleOfGender } from '@alveole/domain';
import { forgetPerson, readPerson, storageKeys, writePerson } from './stored-person.ts';
import type { SignedIn } from './stored-person.ts';
import { claimsOf } from './token-claims.ts';

export type SessionEnd = 'signed-out' | 'expired';

/** The session of this browser: one for all its tabs. */
export interface Session {
  /** The same object until something changes, so that React may compare. */
  current(): SignedIn | undefined;
  /**
   * `remember: false` ends the session with the browser.
   * @throws RangeError for tokens of a kind of account outside the programme
   */
  open(tokens: SessionTokens, options: { remember: boolean }): void;
  /** Takes the tokens of a renewal, and the status it tells. */
  renew(tokens: Partial<SessionTokens>): void;
  /** Forgets everything but the wish to be remembered. */
  close(end: SessionEnd): void;
  /** How the last session ended in this tab; undefined while one is open or when none ended here. */
  ended(): SessionEnd | undefined;
  /** Called after each change, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

export interface SessionDeps {
  readonly storage: Storage;
  /** Where `storage` events arrive: the window. */
  readonly events: EventTarget;
  /** The document: its cookie without a date marks the life of the browser. */
  readonly cookies: { cookie: string };
}

const browserMark = 'alveole_browser=1';

/** Keeps the session in local storage, where every tab of the browser sees it. */
export function createSession({ storage, events, cookies }: SessionDeps): Session {
  const listeners = new Set<() => void>();
  let lastEnd: SessionEnd | undefined;
  const isOutlived = () => storage.getItem(storageKeys.remembered) !== '1' && !cookies.cookie.includes(browserMark);
  if (isOutlived()) forgetPerson(storage);
  let known = readPerson(storage);

  const changed = (end?: SessionEnd): void => {
    known = readPerson(storage);
    lastEnd = end;
    listeners.forEach((listener) => listener());
  };
  events.addEventListener('storage', () => changed());

  return {
    current: () => known,
    open: (tokens, { remember }) => {
      const person = personOf(tokens);
      storage.setItem(storageKeys.remembered, remember ? '1' : '0');
      cookies.cookie = `${browserMark}; path=/; samesite=strict`;
      writePerson(storage, person);
      changed();
    },
    renew: (tokens) => {
      const person = readPerson(storage);
      if (!person) return;
      writePerson(storage, { ...person, ...given(tokens) });
      changed();
    },
    close: (end) => {
      forgetPerson(storage);
      changed(end);
    },
    ended: () => lastEnd,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function personOf(tokens: SessionTokens): SignedIn {
  const entityGender = tokens.entity_gender ?? claimsOf(tokens.access_token).entity_gender ?? Number.NaN;
  const role = roleOfGender(entityGender);
  if (!role) throw new RangeError(`unknown entity_gender ${entityGender}`);
  return {
    role,
    entityGender,
    entityStatus: tokens.entity_status ?? 0,
    entityId: tokens.entity_id,
    userId: tokens.user_id,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  };
}

function given({ access_token, refresh_token, entity_status }: Partial<SessionTokens>): Partial<SignedIn> {
  return {
    ...(access_token && { accessToken: access_token }),
    ...(refresh_token && { refreshToken: refresh_token }),
    ...(entity_status !== undefined && { entityStatus: entity_status }),
  };
}
