import { septetsOf } from '../send-code-by-sms/gsm-text.ts';

/** What an SMS costs. */
export interface SmsSize {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Septets, or UTF-16 units. */
  readonly length: number;
  /** How many SMS it is paid as. */
  readonly segments: number;
}

/** Signs of one SMS alone, and of each part of a longer one, which names its neighbours. */
const rooms = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

/** One sign that the GSM alphabet lacks makes the whole text UCS-2 (3GPP TS 23.038). */
export function smsSizeOf(text: string): SmsSize {
  const septets = septetsOf(text);
  const encoding = septets === undefined ? 'UCS-2' : 'GSM-7';
  const length = septets ?? text.length;
  const { alone, part } = rooms[encoding];
  return { encoding, length, segments: length <= alone ? 1 : Math.ceil(length / part) };
}
