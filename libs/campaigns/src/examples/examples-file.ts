import type { RuleOutput, Situation } from '@alveole/domain';
import { inputs, outputs } from '@alveole/rules';
import { z } from 'zod';

/** « 67,50 € » in cents. */
const amount = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,2})?\s?€$/, 'un montant comme « 67,50 € »')
  .transform((written) => Math.round(Number(written.replace(/\s?€$/, '').replace(',', '.')) * 100));

const participants = z.union([z.literal(1), z.literal(2), z.literal(3)], 'une, deux ou trois personnes');

const valueOf = { invoiceCents: amount, participants } as const;

/** Each input by its French name, and none else. */
const situation = z.strictObject(Object.fromEntries(inputs.map(({ name, key }) => [name, valueOf[key].optional()])));

const result = z
  .strictObject(Object.fromEntries(outputs.map(({ name }) => [name, amount.optional()])))
  .refine((amounts) => Object.keys(amounts).length > 0, 'un résultat au moins');

const example = z.strictObject({
  exemple: z.string().trim().min(1).describe('Une phrase que le responsable du programme reconnaît.'),
  situation,
  résultat: result,
});

/** What `examples.yaml` holds: situations with their results. A campaign whose examples fail is not published. */
export const examplesFile = z.array(example).min(1, 'un exemple au moins');

export type Example = z.output<typeof example>;

/** The situation of an example by the names of the domain. */
export function situationOf({ situation: written }: Example): Situation {
  return Object.fromEntries(
    inputs.flatMap(({ name, key }) => (written[name] === undefined ? [] : [[key, written[name]]])),
  );
}

/** The results of an example, in cents, each with its French name. */
export function resultsOf({ résultat: written }: Example): readonly (readonly [RuleOutput, string, number])[] {
  return outputs.flatMap(({ name, key }) => {
    const cents = written[name];
    return typeof cents === 'number' ? [[key, name, cents] as const] : [];
  });
}
