import {
  eurosOfCents,
  internationalPhonePattern,
  isBirthDay,
  maxAmountCents,
  plainText,
  typedDigits,
  postcodePattern,
} from '@alveole/domain';
import { z } from 'zod';
import { isMoment, isMoney, momentMark } from './strict-values.ts';

export { cursor, queryNumber } from './strict-values.ts';

/** Opaque identifier given by the server: letters, digits, dash and underscore only. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Invalid characters');

/** Version token of a document (32 hex characters); a write names the one it read. */
export const rowHash = z.string().regex(/^[0-9a-f]{32}$/, 'Invalid characters');

/** ISO 8601 instant, UTC. */
export const instant = z.iso.datetime({ error: 'Invalid date' });

/** Calendar day `YYYY-MM-DD`. */
export const day = z.iso.date('Invalid date');

/** The day on which a person was born, as somebody types it: from 1900 on, and not in the future. */
export const birthDay = day.refine((given) => isBirthDay(given, new Date()), 'Invalid date');

/** Business time of an operation: UTC `YYYY-MM-DD HH:mm:ss`, which is no `date-time` of JSON Schema. */
export const operationDate = z
  .string()
  .meta({ [momentMark]: true })
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, { error: 'Invalid date', abort: true })
  .refine((text) => isMoment(`${text.replace(' ', 'T')}Z`), 'Invalid date');

/** Minute `YYYYMMDDHHmm`, UTC, which is no `date-time` of JSON Schema. */
export const minute = z
  .string()
  .meta({ [momentMark]: true })
  .regex(/^\d{12}$/, { error: 'Invalid date', abort: true })
  .refine((text) => isMoment(text.replace(/^(....)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:00Z')), 'Invalid date');

/** SHA-256 of a file, lower-case hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Invalid characters');

/** Object name given by `mediaputurl`: `<owner prefix>/…/<uuid>.<extension>`. */
export const mediaName = z
  .string()
  .max(300, 'Too long')
  .regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9-]+\.(jpg|png|pdf)$/, 'Invalid characters');

export const zip = z.string().regex(postcodePattern, 'Invalid zip');
/** The six digits of a code: `123 456`, no-break spaces, dashes and full-width digits are read. */
export const sixDigits = z
  .string()
  .max(40, 'Invalid characters')
  .transform(typedDigits)
  .pipe(z.string().regex(/^\d{6}$/, 'Invalid characters'));
/** A SIRET, an RNA or an entry of the register, with the spaces, dots and dashes that it is copied with. */
export const siretOrRegister = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z/.\s-]{8,30}$/, 'Invalid siret');
/** `+`, the country code of France, its overseas or Monaco, and the digits behind it. */
export const internationalPhone = z.string().regex(internationalPhonePattern, 'Invalid phone');

/** Address without accents; the specification forbids them. A typographic apostrophe is read as the one of keyboards. */
export const mail = z
  .string()
  .max(254, 'Invalid email')
  .overwrite((text) => text.replace(/[’ʼ‘]/g, "'"))
  .regex(/^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/, 'Invalid email');

/** Text typed by a person: nothing that nobody sees but line breaks and tabs. */
export const text = (max: number) => z.string().max(max, 'Too long').regex(plainText, 'Invalid characters');

const maxEuros = eurosOfCents(maxAmountCents);

/** Decimal euros above zero, at most two decimals. */
export const euros = z
  .number()
  .gt(0, 'Invalid amount')
  .max(maxEuros, 'Invalid amount')
  .refine(isMoney, 'Invalid amount');

/** Signed decimal euros. */
export const signedEuros = z
  .number()
  .min(-maxEuros, 'Invalid amount')
  .max(maxEuros, 'Invalid amount')
  .refine(isMoney, 'Invalid amount');

export const yesNo = z.enum(['yes', 'no'], 'Invalid value');
