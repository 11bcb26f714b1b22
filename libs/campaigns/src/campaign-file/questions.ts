import { mostQuestions } from '@alveole/domain';
import { z } from 'zod';
import { identifier, yesOrNo } from './written-values.ts';

/** What a question takes, in the words of the file. */
export const answerKinds = ['choix', 'nombre', 'oui ou non', 'date', 'document'] as const;

/** What goes with one kind of answer alone. */
const ofKinds: Readonly<Record<string, string>> = {
  choix: 'choix',
  unité: 'nombre',
  minimum: 'nombre',
  maximum: 'nombre',
};

/** « posée si »: an earlier question of few answers, and the one with which this question is asked. */
const condition = z.strictObject({
  question: identifier.describe('L’identifiant d’une question plus haut dans la liste.'),
  réponse: z.string().describe('«\u00a0oui\u00a0», «\u00a0non\u00a0» ou l’identifiant d’un choix.'),
});

const question = z
  .strictObject({
    identifiant: identifier.describe('Ne change plus une fois publié\u00a0: les réponses le portent.'),
    question: z.string().trim().min(1).max(120).describe('Comme le comptoir la lit.'),
    aide: z.string().trim().min(1).max(240).optional().describe('Une phrase sous la question.'),
    étape: z
      .enum(['ouverture', 'facture'], '«\u00a0ouverture\u00a0» ou «\u00a0facture\u00a0»')
      .describe('À l’ouverture du dossier, ou avec la facture.'),
    réponse: z.enum(answerKinds, answerKinds.map((kind) => `«\u00a0${kind}\u00a0»`).join(', ')),
    choix: z
      .record(identifier, z.string().trim().min(1).max(80))
      .optional()
      .describe('Chaque réponse par son identifiant, que les règles nomment.'),
    unité: z.string().trim().min(1).max(12).optional().describe('Derrière le nombre\u00a0: €, ans, km.'),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    obligatoire: yesOrNo.default(true),
    'posée si': condition.optional().describe('Absent\u00a0: toujours posée.'),
    pour: z
      .enum(['réparation', 'séance'], '«\u00a0réparation\u00a0» ou «\u00a0séance\u00a0»')
      .optional()
      .describe('Absent\u00a0: les deux.'),
  })
  .superRefine((written, context) => {
    const refuse = (key: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [key], message, input: written });
    for (const [key, kind] of Object.entries(ofKinds))
      if (key in written && written[key as keyof typeof written] !== undefined && written.réponse !== kind)
        refuse(key, `ne va qu’avec la réponse «\u00a0${kind}\u00a0»`);
    if (written.réponse === 'choix' && Object.keys(written.choix ?? {}).length < 2)
      refuse('choix', 'deux réponses au moins');
    if ((written.minimum ?? -Infinity) > (written.maximum ?? Infinity))
      refuse('maximum', 'le maximum est sous le minimum');
    if (written.réponse === 'document' && written.étape === 'ouverture')
      refuse('étape', 'un document se joint avec la facture');
  });

type Written = z.output<typeof question>;

/** Why a question cannot depend on what it names. @param earlier the questions before it */
function conditionFault(
  { 'posée si': written, étape, pour }: Written,
  earlier: readonly Written[],
): string | undefined {
  if (written === undefined) return undefined;
  const named = earlier.find(({ identifiant }) => identifiant === written.question);
  if (named === undefined) return `aucune question plus haut ne s’appelle «\u00a0${written.question}\u00a0»`;
  if (étape === 'ouverture' && named.étape === 'facture') return 'cette question-là est posée plus tard';
  if (named.pour !== undefined && named.pour !== pour)
    return 'cette question-là n’est pas posée pour les mêmes dossiers';
  const words = fewAnswersOf(named);
  if (words.length === 0) return 'cette question-là n’a ni choix ni «\u00a0oui ou non\u00a0»';
  return words.includes(written.réponse) ? undefined : `sa réponse est l’une de ${words.join(', ')}`;
}

function fewAnswersOf({ réponse, choix = {} }: Written): readonly string[] {
  return réponse === 'oui ou non' ? ['oui', 'non'] : Object.keys(choix);
}

/** What a campaign asks of each file, in the order in which it is asked. */
export const questions = z
  .array(question)
  .min(1)
  .max(mostQuestions)
  .refine((all) => new Set(all.map(({ identifiant }) => identifiant)).size === all.length, {
    message: 'deux questions ont le même identifiant',
  })
  .superRefine((all, context) => {
    for (const [index, written] of all.entries()) {
      const message = conditionFault(written, all.slice(0, index));
      if (message !== undefined)
        context.addIssue({ code: 'custom', path: [index, 'posée si'], message, input: written });
    }
  });

export type WrittenQuestion = Written;
