import { z } from 'zod';

/** YAML reads 69 as a number, and 01 as one that has lost its zero. */
const department = z
  .union([z.int(), z.string()], { error: 'il faut un département : 69, "2A" ou 971' })
  .transform((written) => String(written).padStart(2, '0').toUpperCase())
  .refine((code) => /^(\d{2}|97\d|98\d|2[AB])$/.test(code), 'il faut un département : 69, "2A" ou 971');

/** The departments in which a campaign is held. */
export const territories = z.array(department).min(1);
