import { randomBytes } from 'node:crypto';
import type { Cookies } from '@alveole/service-kit';
import { hashCode, verifyCode } from '@alveole/service-kit';

const name = 'alveole_device';
/** As long as browsers keep one; each sign-in renews it. */
const longestSeconds = 400 * 24 * 3600;
const binding = { purpose: 'device', subject: 'cookie' };

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

/** The id of a browser, signed, by which its own tries are counted. It opens nothing. */
export function createDeviceCookies(pepper: string) {
  const knownId = (cookies: Cookies): string | undefined => {
    const [id = '', signature = ''] = (cookies.read(name) ?? '').split('.');
    return verifyCode(pepper, id, binding, signature) ? id : undefined;
  };
  return {
    /** The id that the browser brought, or a new one; `keep` it once somebody has signed in there. */
    idOf: (cookies: Cookies): string => knownId(cookies) ?? randomBytes(16).toString('hex'),
    /** The id that the browser brought, where it is one of ours. */
    knownId,
    /** @param isBrief it ends with the browser, on a device of many people */
    keep: (cookies: Cookies, id: string, isBrief = false): void =>
      cookies.keep(name, `${id}.${hashCode(pepper, id, binding)}`, isBrief ? undefined : longestSeconds),
  };
}
