import { isPartName } from '@alveole/domain';
import type { Answers, RuleOutput, Situation } from '@alveole/domain';
import { inputs, isQuestionName, outputs, questionIdOf } from '@alveole/rules';
import type { InputKind } from '@alveole/rules';
import { z } from 'zod';

/** « 12,50 € » in cents. */
const amount = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,2})?\s?€$/, 'un montant comme « 12,50 € »')
  .transform((written) => Math.round(Number(written.replace(/\s?€$/, '').replace(',', '.')) * 100));

const percent = z
  .string()
  .regex(/^\d{1,3}([.,]\d{1,2})?\s?%$/, 'un taux comme « 8,5 % »')
  .transform((written) => Number(written.replace(/\s?%$/, '').replace(',', '.')));

const years = z
  .string()
  .regex(/^\d{1,3}\s?ans?$/, 'un âge comme « 34 ans »')
  .transform((written) => Number.parseInt(written, 10));

const valueOf = {
  amount,
  percent,
  years,
  count: z.union([z.literal(1), z.literal(2), z.literal(3)], 'une, deux ou trois personnes'),
  files: z.int('un nombre de dossiers, comme 0').nonnegative().max(1000),
  text: z.string("un texte entre apostrophes, comme '69003'").trim().min(1).max(80),
  day: z.iso.date('un jour comme 2026-05-11'),
} as const satisfies Record<InputKind, z.ZodType>;

/** The answer to a question: the identifier of a choice, a number, oui or non, a day. */
const answer = z.union([
  z.enum(['oui', 'non']).transform((word) => word === 'oui'),
  z.number(),
  z.string().trim().min(1).max(80),
]);

/** Each input by its French name, what the campaign asks, and none else. */
export const exampleSituation = z
  .object(Object.fromEntries(inputs.map(({ name, kind }) => [name, valueOf[kind].optional()])))
  .catchall(answer)
  .superRefine((written, context) => {
    const inputNames = new Set(inputs.map(({ name }) => name));
    const strangeNames = Object.keys(written).filter((name) => !inputNames.has(name) && !isQuestionName(name));
    if (strangeNames.length > 0) context.addIssue({ code: 'unrecognized_keys', keys: strangeNames, input: written });
  });

/** Whether a repair is refused, and by which condition. */
const refusal = z.string().startsWith('condition . ', 'le nom d’une règle « condition . … »');

const refusalName = 'refusé par';

/** Outputs, the condition that refuses, and what each funder pays whose share is a rule; nothing else. */
const result = z
  .object({
    ...Object.fromEntries(outputs.map(({ name }) => [name, amount.optional()])),
    [refusalName]: refusal.optional(),
  })
  .catchall(amount)
  .superRefine((amounts, context) => {
    const resultNames = new Set([...outputs.map(({ name }) => name), refusalName]);
    const strangeNames = Object.keys(amounts).filter((name) => !resultNames.has(name) && !isPartName(name));
    if (strangeNames.length > 0) context.addIssue({ code: 'unrecognized_keys', keys: strangeNames, input: amounts });
  })
  .refine((amounts) => Object.keys(amounts).length > 0, 'un résultat au moins');

const example = z.strictObject({
  exemple: z.string().trim().min(1).describe('Une phrase que le responsable du programme reconnaît.'),
  publié: z
    .enum(['oui', 'non'])
    .default('non')
    .transform((word) => word === 'oui')
    .describe('Oui : les pages publiques montrent cette facture et ce qui en reste à payer.'),
  situation: exampleSituation,
  résultat: result,
});

/** What `examples.yaml` holds: situations with their results. A campaign whose examples fail is not published. */
export const examplesFile = z.array(example).min(1, 'un exemple au moins');

export type Example = z.output<typeof example>;

/** The situation of an example by the names of the domain. */
export function situationOf({ situation: written }: Example): Situation {
  const inputValues = inputs.flatMap(({ name, key }) => (written[name] === undefined ? [] : [[key, written[name]]]));
  const answers = answersOf({ situation: written });
  return { ...Object.fromEntries(inputValues), ...(Object.keys(answers).length > 0 && { answers }) };
}

/** What an example answers to the campaign's questions, by their ids. */
export function answersOf({ situation: written }: Pick<Example, 'situation'>): Answers {
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) => (isQuestionName(name) ? [[questionIdOf(name), value]] : [])),
  ) as Answers;
}

/** The results of an example, in cents, each with its French name. */
export function resultsOf({ résultat }: Example): readonly (readonly [RuleOutput, string, number])[] {
  const written: Readonly<Record<string, unknown>> = résultat;
  return outputs.flatMap(({ name, key }) => {
    const cents = written[name];
    return typeof cents === 'number' ? [[key, name, cents] as const] : [];
  });
}

/** What an example says of funders whose share is a rule, in cents, each with the name of its rule. */
export function partsOf({ résultat }: Example): readonly (readonly [string, number])[] {
  const written: Readonly<Record<string, unknown>> = résultat;
  return Object.keys(written).flatMap((name) => {
    const cents = written[name];
    return isPartName(name) && typeof cents === 'number' ? [[name, cents] as const] : [];
  });
}

/** The condition that refuses an example; undefined of one that says nothing of it. */
export function refusingConditionOf({ résultat }: Example): string | undefined {
  return résultat[refusalName];
}
