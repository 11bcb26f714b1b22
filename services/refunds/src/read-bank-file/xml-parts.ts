import { z } from 'zod';
import type { BankAmount } from '../record/bank-line.ts';

/** Elements that come empty, twice or as text where they hold others are met in real files: what they would say is left out. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(firstOf, z.object(shape).optional().catch(undefined));
}

/** Any number of parts; those without content are none. */
export function parts<Shape extends z.ZodRawShape>(shape: Shape) {
  const one = z.object(shape).optional().catch(undefined);
  return z
    .array(one)
    .catch([])
    .default([])
    .transform((all) => all.filter((item) => item !== undefined));
}

function firstOf(value: unknown): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return one === '' ? undefined : one;
}

/** Text between tags, without blanks around it; undefined where there is none. */
export const text = z.preprocess(
  firstOf,
  z
    .string()
    .trim()
    .transform((content) => content || undefined)
    .optional()
    .catch(undefined),
);

/** Texts of an element that may come more than once; those without any are left out. */
export const texts = z
  .preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(text))
  .transform((all) => all.filter((content) => content !== undefined));

export const isTrue = text.transform((content) => content === 'true' || content === '1');

/** A code stands in `Cd`, the bank's own in `Prtry`, in older versions bare or as an `Id` inside. */
export const code = z.preprocess(
  firstOf,
  z
    .union([z.string(), z.object({ Cd: text, Prtry: z.preprocess(firstOf, z.unknown()) }).transform(codeOf)])
    .transform((content) => content?.trim() || undefined)
    .optional()
    .catch(undefined),
);

function codeOf({ Cd, Prtry }: { Cd?: string | undefined; Prtry?: unknown }): string | undefined {
  if (Cd !== undefined || Prtry === undefined) return Cd;
  return z.union([z.string(), z.object({ Id: z.string() }).transform(({ Id }) => Id)]).safeParse(Prtry).data;
}

/** The day of a `Dt` or a `DtTm`. */
export const day = part({ Dt: text, DtTm: text }).transform((date) => dayOf(date?.Dt ?? date?.DtTm));

export function dayOf(content: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(content ?? '')?.[0];
}

const digits = /^\d{1,15}(\.\d{1,8})?$/;

/** An amount with its currency; the currency is undefined where the file leaves it out. */
export const amount = z.preprocess(
  firstOf,
  z
    .union([
      z.string().transform((content) => ({ '#text': content, '@Ccy': undefined })),
      z.object({ '#text': z.string(), '@Ccy': text }),
    ])
    .transform(({ '#text': content, '@Ccy': currency }) => ({ text: content.trim(), currency }))
    .refine((amount) => digits.test(amount.text))
    .optional()
    .catch(undefined),
);

export type StatedAmount = z.output<typeof amount>;

/** The amount in its currency, or in that of the account; undefined where neither is told. */
export function amountIn(amount: StatedAmount, ofAccount: string | undefined): BankAmount | undefined {
  const currency = amount?.currency ?? ofAccount;
  if (amount === undefined || currency === undefined) return undefined;
  return { text: amount.text, currency: currency.toUpperCase(), cents: centsOf(amount.text) };
}

function centsOf(decimal: string): number | undefined {
  const [whole = '0', decimals = ''] = decimal.split('.');
  if (!/^\d{0,2}0*$/.test(decimals)) return undefined;
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
