import { z } from 'zod';
import { text } from '../values/primitives.ts';

/** A document that one window of the product gives to another to show (`/view/document`). */
export const pushedDocument = z.strictObject({
  type: z.literal('alveole.document'),
  url: z
    .string()
    .max(4000)
    .regex(/^(https?:\/\/|blob:|\/(?!\/))/),
  kind: z.enum(['image', 'pdf']),
  title: text(200),
});
export type PushedDocument = z.output<typeof pushedDocument>;

/** The new window tells that it listens. */
export const documentAwaited = z.strictObject({ type: z.literal('alveole.document-awaited') });
export type DocumentAwaited = z.output<typeof documentAwaited>;
