import { createHmac, timingSafeEqual } from 'node:crypto';

/** Carries the signature, both on what is asked of the SMS provider and on what it reports. */
export const signatureHeader = 'x-alveole-signature';

/** Milliseconds that a signature is good for, either side of the clock. */
const goodFor = 300_000;

/** What a signature is for; one made for the way there is worth nothing on the way back. */
type Purpose = 'request' | 'callback';

export interface Signing {
  readonly secret: string;
  readonly purpose: Purpose;
  /** The body as it travels. */
  readonly text: string;
  readonly at: Date;
}

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of purpose, time and text, a line each>`. */
export function signedHeader({ at, ...signing }: Signing): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${macOf(signing, seconds).toString('hex')}`;
}

export interface Verification extends Omit<Signing, 'at'> {
  readonly signature: string | undefined;
  readonly now: Date;
}

/** Whether the holder of the secret signed this very text for this purpose, within five minutes of now. */
export function isSigned({ signature = '', now, ...signing }: Verification): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === '' || Math.abs(now.getTime() - Number(seconds) * 1000) > goodFor) return false;
  return timingSafeEqual(macOf(signing, seconds), Buffer.from(hex, 'hex'));
}

function macOf({ secret, purpose, text }: Omit<Signing, 'at'>, seconds: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${seconds}\n${text}`).digest();
}
