import type { Request, Response } from 'express';
import type { CookieScope } from '../roll-out-remotes/session-place.ts';

const cookie = 'alveole_preview';

/** The token that a browser was given; undefined for one that has none. */
export function previewTokenOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** @param seconds how long the browser keeps it; 0 takes it away */
export function givePreview(response: Response, token: string, seconds: number, scope: CookieScope): void {
  const attributes = `Path=${scope.path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${scope.isSecure ? '; Secure' : ''}`;
  response.append('set-cookie', `${cookie}=${token}; ${attributes}`);
}
