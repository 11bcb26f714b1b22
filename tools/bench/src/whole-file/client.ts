import { randomInt } from 'node:crypto';

/** A client whom no run has met, with two bikes. */
export interface Client {
  readonly lastName: string;
  readonly phone: string;
  readonly sentTo: string;
}

export function freshClient(): Client {
  const digits = String(randomInt(10 ** 7)).padStart(7, '0');
  return { lastName: letters(6), phone: `061${digits}`, sentTo: `+3361${digits}` };
}

/** The number engraved on a frame. */
export function freshSerial(): string {
  return `BC${letters(4)}${randomInt(10, 100)}`;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('');
}
