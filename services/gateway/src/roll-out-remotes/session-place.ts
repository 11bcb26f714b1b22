import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';

/**
 * The place of a session among a hundred, kept in a cookie that ends with the session. It exists only while a version
 * goes out, and tells nothing of a person.
 */
const cookie = 'alveole_versions';
const places = 100;
/** Behind every share: the session had a version that failed, and gets what is in use from then on. */
export const behindAll = places;

/** The place that a request brings; undefined where it brings none, or one that does not exist. */
export function placeOf({ headers }: Pick<Request, 'headers'>): number | undefined {
  const [, place] = new RegExp(`(?:^|;\\s*)${cookie}=(\\d{1,3})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return place !== undefined && Number(place) <= behindAll ? Number(place) : undefined;
}

/** A place by chance, for a session that has none. */
export const drawnPlace = (): number => randomInt(places);

export function givePlace(response: Response, place: number, { isSecure, path }: CookieScope): void {
  response.append(
    'set-cookie',
    `${cookie}=${place}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}

/** Where a cookie of the gateway holds. */
export interface CookieScope {
  readonly isSecure: boolean;
  /** The base path, or `/`. */
  readonly path: string;
}
