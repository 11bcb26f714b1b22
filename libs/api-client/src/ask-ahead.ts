import { requestOf } from './request-of.ts';
import { standingCall } from './session-calls.ts';
import { isOutlived, readPerson } from './stored-person.ts';
import type { SignedIn } from './stored-person.ts';
import { isUsable } from './token-claims.ts';
import type { AnswerAhead } from './answers-ahead.ts';

/** A GET that a page makes when it opens. */
export interface FirstCall {
  /**
   * Path and query of the call. `:id` and the like are parts of the page's own address; `:entityId` and `:userId` are
   * of whoever is signed in.
   */
  readonly call: `/${string}`;
  /** Who makes it; absent: whoever may open the page. */
  readonly roles?: readonly string[];
  /** A query in the page's address makes another call of it, and the page asks by itself. */
  readonly isOfPlainAddress?: boolean;
}

/** The calls of a page, as the gateway writes them into its HTML. */
export interface FirstCalls {
  /** Of the screen, below the base path: `/admin/seances/liste/:id`. */
  readonly path: string;
  readonly roles: readonly string[];
  readonly calls: readonly FirstCall[];
}

export interface AskingPage {
  readonly storage: Storage;
  readonly cookies: { readonly cookie: string };
  /** Without a slash at its end. */
  readonly basePath: string;
  readonly address: Pick<Location, 'pathname' | 'search'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Frame and page both ask how one's own establishment stands. */
const ownStanding = standingCall.path.replace(':id', ':entityId');

/** Where the page keeps the answers until the client takes them. */
export const answersName = 'alveoleAnswers';

/**
 * Sends the first calls of a page before any script of the product has come. It asks only what the page would ask in
 * the same words: the same person, whose token still holds, at an address of this screen.
 */
export function askAhead({ path, roles, calls }: FirstCalls, page: AskingPage): readonly AnswerAhead[] {
  const person = readPersonAhead(page.storage, page.cookies);
  const parts = partsOfAddress(path, page.address.pathname.slice(page.basePath.length));
  if (!person || !parts || !roles.includes(person.role) || !isUsable(person.accessToken, page.now())) return [];
  const { role, entityId, userId, accessToken: token } = person;
  return calls
    .filter((call) => call.roles?.includes(role) ?? true)
    .filter(({ isOfPlainAddress = false }) => !isOfPlainAddress || page.address.search === '')
    .map(({ call }) => {
      const params = { ...parts, entityId, userId };
      const { url, init } = requestOf(`${page.basePath}/alveoleapi`, { method: 'GET', path: call }, { params }, token);
      const response = page.fetch(url, init);
      // Whoever takes it hears of the failure; nobody may.
      response.catch(() => undefined);
      return { url, token, askedAt: page.now(), takers: call === ownStanding ? 2 : 1, response };
    });
}

/** Who is signed in on this device, as it says itself before the session is read; nobody once the session is outlived. */
export function readPersonAhead(storage: Storage, cookies: AskingPage['cookies']): SignedIn | undefined {
  return isOutlived(storage, cookies) ? undefined : readPerson(storage);
}

/** What the free parts of a pattern stand for in an address below the base path; undefined where it does not fit. */
export function partsOfAddress(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const parts = path.replace(/\/$/, '').split('/');
  const fits = wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  if (!fits) return undefined;
  try {
    const free = wanted.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), at] as const] : []));
    return Object.fromEntries(free.map(([name, at]) => [name, decodeURIComponent(parts[at] ?? '')]));
  } catch {
    return undefined;
  }
}
