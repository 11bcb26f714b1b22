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

/** What a campaign asks of each file, in the order in which it is asked. */
export const questions = z
  .array(question)
  .min(1)
  .max(mostQuestions)
  .refine((all) => new Set(all.map(({ identifiant }) => identifiant)).size === all.length, {
    message: 'deux questions ont le même identifiant',
  });

export type WrittenQuestion = z.output<typeof question>;
