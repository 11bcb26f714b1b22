import { answerSentence } from '@alveole/domain';
import type { Question } from '@alveole/domain';

type Named = Pick<Question, 'label' | 'isRequired'>;

/** What the counter says around a campaign's own questions, which speak for themselves. */
export const texts = {
  title: 'Questions du programme',
  dayHint: 'Jour, mois, année\u00a0: JJ/MM/AAAA',
  yesOrNo: [
    { value: 'oui', label: 'Oui' },
    { value: 'non', label: 'Non' },
  ],
  documentKept: 'Un document est déjà joint. Un autre le remplace.',
  anotherDocument: 'Choisir un autre fichier',
  documentRefused: (question: Named) =>
    answerSentence(
      question,
      question.isRequired ? 'choisissez un autre fichier' : 'choisissez-en un autre, ou retirez-le',
    ),
  documentFailed: (question: Named) =>
    answerSentence(question, question.isRequired ? 'réessayez l’envoi' : 'réessayez l’envoi, ou retirez le fichier'),
} as const;
