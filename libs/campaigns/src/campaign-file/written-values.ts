import { z } from 'zod';

/** « oui » or « non », as a lead writes it. */
export const yesOrNo = z.enum(['oui', 'non']).transform((word) => word === 'oui');

export const identifierPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name that rules, accounts and answers carry. */
export const identifier = z.string().max(24).regex(identifierPattern, 'des minuscules, des chiffres et des tirets');
