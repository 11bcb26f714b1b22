import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Version } from '../roll-out-remotes/choose-versions.ts';

/** A version that one browser may get, until then. */
export interface Preview extends Version {
  readonly until: Date;
}

/**
 * `<name>.<version>.<seconds since 1970>.<HMAC-SHA256, base64url>`: whoever holds it gets that version and no other.
 * @param key `PREVIEW_KEY` of the installation
 */
export function signPreview({ name, version, until }: Preview, key: string): string {
  const text = `${name}.${version}.${Math.floor(until.getTime() / 1000)}`;
  return `${text}.${signatureOf(text, key)}`;
}

/** What a token allows; undefined for one that another key signed, that was changed, or whose time is over. */
export function readPreview(token: string, key: string, now: Date): Preview | undefined {
  const [, text, name, version, seconds, signature] = tokenForm.exec(token) ?? [];
  if (text === undefined || name === undefined || version === undefined || signature === undefined) return undefined;
  const until = new Date(Number(seconds) * 1000);
  const isSigned = timingSafeEqual(Buffer.from(signatureOf(text, key)), Buffer.from(signature));
  return isSigned && now < until ? { name, version, until } : undefined;
}

const tokenForm = /^(([a-z][a-z0-9_]{0,39})\.([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/;

const signatureOf = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('base64url');
