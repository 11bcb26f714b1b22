import { z } from 'zod';

/** « oui » or « non », as a lead writes it. */
export const yesOrNo = z.enum(['oui', 'non']).transform((word) => word === 'oui');

/** A name that rules, accounts and answers carry. */
export const identifier = z
  .string()
  .max(24)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules, des chiffres et des tirets');
