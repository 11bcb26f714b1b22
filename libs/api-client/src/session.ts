import type { SessionTokens } from '@alveole/contracts';
import { roleOfGender } from '@alveole/domain';
import { browserMark, forgetPerson, isOutlived, readPerson, storageKeys, writePerson } from './stored-person.ts';
import type { SignedIn } from './stored-person.ts';
import { claimsOf } from './token-claims.ts';

/** What an answer told of the establishment of whoever is signed in. */
export type EntityNews = Partial<Pick<SignedIn, 'entityStatus' | 'needsConditions' | 'needsTerms'>>;

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
  /** Takes what an answer told; nothing changes when it is known already, or when nobody is signed in. */
  tell(news: EntityNews): void;
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
  /** A browser has ended in which somebody was signed in who did not want to be remembered: what else is left may go. */
  readonly onOutlived?: () => void;
}

const markBrowser = `${browserMark}; path=/; samesite=strict`;
/** Tells the server alone that `/` should open the product and not the public landing; it names nobody. */
const signedInMark = {
  /** As long as the session may last: a year, or until the browser ends. */
  set: (remember: boolean) => `alveole_signed_in=1; path=/; samesite=strict${remember ? '; max-age=31536000' : ''}`,
  clear: 'alveole_signed_in=; path=/; samesite=strict; max-age=0',
};

/** Keeps the session in local storage, where every tab of the browser sees it. */
export function createSession({ storage, events, cookies, onOutlived }: SessionDeps): Session {
  const listeners = new Set<() => void>();
  let lastEnd: SessionEnd | undefined;
  if (isOutlived(storage, cookies)) {
    forgetPerson(storage);
    // Once in the life of a browser: what a visitor types afterwards is his own.
    if (storage.getItem(storageKeys.remembered) === '0') {
      cookies.cookie = markBrowser;
      onOutlived?.();
    }
  }
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
      cookies.cookie = markBrowser;
      cookies.cookie = signedInMark.set(remember);
      writePerson(storage, person);
      changed();
    },
    renew: (tokens) => {
      const person = readPerson(storage);
      if (!person) return;
      writePerson(storage, { ...person, ...given(tokens) });
      changed();
    },
    tell: (news) => {
      const person = readPerson(storage);
      const changes = Object.entries(news) as [keyof EntityNews, unknown][];
      if (!person || changes.every(([name, value]) => person[name] === value)) return;
      writePerson(storage, { ...person, ...news });
      changed();
    },
    close: (end) => {
      forgetPerson(storage);
      cookies.cookie = signedInMark.clear;
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
    needsConditions: tokens.need_cgs ?? false,
    needsTerms: tokens.need_cgu ?? false,
  };
}

function given(tokens: Partial<SessionTokens>): Partial<SignedIn> {
  const { access_token, refresh_token, entity_status, need_cgs, need_cgu } = tokens;
  return {
    ...(access_token && { accessToken: access_token }),
    ...(refresh_token && { refreshToken: refresh_token }),
    ...(entity_status !== undefined && { entityStatus: entity_status }),
    ...(need_cgs !== undefined && { needsConditions: need_cgs }),
    ...(need_cgu !== undefined && { needsTerms: need_cgu }),
  };
}
