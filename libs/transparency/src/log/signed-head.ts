import { bytesOfHex, hexOf } from '../tree/hexadecimal.ts';
import { sha256 } from '../tree/sha-256.ts';
import type { FunderTotals } from './funder-totals.ts';
import { isDay, objectIn } from './public-line.ts';

/** What a signature is about: how many lines the log had on a day, their root, and what they add up to. */
export interface LogHead {
  /** `2026-11-27`; one head a day. */
  readonly day: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly root: string;
  readonly totals: readonly FunderTotals[];
}

/** A head with its Ed25519 signature over the bytes of its text. */
export interface SignedHead {
  readonly text: string;
  readonly keyId: string;
  /** Hexadecimal. */
  readonly signature: string;
}

/** A public key; those of former heads stay. */
export interface LogKey {
  readonly keyId: string;
  /** The 32 bytes of an Ed25519 key, hexadecimal. */
  readonly publicKey: string;
}

/** Tells the signed texts of this log from whatever else a key may sign. */
const logName = 'alveole-open-accounts';

/** The text that is signed: the same head is always written the same. */
export function headTextOf({ day, size, root, totals }: LogHead): string {
  const sums = totals.map(({ funder, grantedCents, paidCents, returnedCents }) => ({
    funder,
    granted_cents: grantedCents,
    paid_cents: paidCents,
    returned_cents: returnedCents,
  }));
  return JSON.stringify({ log: logName, day, size, root, totals: sums });
}

/** Undefined where the text is not written as `headTextOf` writes it. */
export function readHead(text: string): LogHead | undefined {
  const { day, size, root, totals } = objectIn(text) ?? {};
  if (!isDay(day) || !Number.isSafeInteger(size) || typeof root !== 'string' || !Array.isArray(totals))
    return undefined;
  const head = { day, size: size as number, root, totals: totals.map(totalsIn) };
  return headTextOf(head) === text ? head : undefined;
}

/** The first 16 digits of the hash of the key: an id cannot be given to another key. */
export function keyIdOf(publicKey: string): string {
  return hexOf(sha256(bytesOfHex(publicKey) ?? new Uint8Array())).slice(0, 16);
}

function totalsIn(sums: Readonly<Record<string, unknown>> | null): FunderTotals {
  const { funder, granted_cents, paid_cents, returned_cents } = sums ?? {};
  return {
    funder: funder as string,
    grantedCents: granted_cents as number,
    paidCents: paid_cents as number,
    returnedCents: returned_cents as number,
  };
}
