import type { SessionTokens } from '@alveole/contracts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

/** A token as auth writes it, unsigned. @param exp seconds since the epoch */
export function tokenWith(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `head.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.signature`;
}

export const farAway = 4_000_000_000;

export function tokensOf(name: string, rest: Partial<SessionTokens> = {}): SessionTokens {
  return {
    access_token: tokenWith({ exp: farAway, name, user_name: 'Zoé Durand', user_permission: 0, entity_gender: 10 }),
    refresh_token: `refresh-${name}`,
    user_id: 'user-1',
    entity_id: 'entity-1',
    entity_gender: 10,
    entity_status: 1,
    ...rest,
  };
}

/** A session on a storage of its own. */
export function emptySession(): {
  session: Session;
  storage: Storage;
  events: EventTarget;
  cookies: { cookie: string };
} {
  localStorage.clear();
  const browser = { storage: localStorage, events: new EventTarget(), cookies: { cookie: '' } };
  return { session: createSession(browser), ...browser };
}

/** The part of a `Response` that the client reads; jsdom has none. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const known = new Map(Object.entries(headers));
  const read = {
    json: async () => body,
    text: async () => String(body),
    headers: { get: (name: string) => known.get(name) ?? null },
  };
  return { ok: status < 300, status, ...read } as unknown as Response;
}
