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
  optional: (label: string) => `${label} (facultatif)`,
  notInvoice: 'Un justificatif du client, et non votre facture.',
  documentJoined: 'Joint au dossier',
  documentReplaced: 'Remplacé à l’envoi de la facture',
  documentLeaves: (label: string) => `${label}\u00a0: le document sera retiré du dossier à l’envoi de la facture.`,
  documentUnasked: (label: string) =>
    `${label}\u00a0: ce document n’est plus demandé, il sera retiré du dossier à l’envoi de la facture.`,
  keepDocument: 'Le garder',
  otherDocument: (label: string) => `Remplacer\u00a0: ${label}`,
  remove: 'Retirer',
  removeNamed: (label: string) => `Retirer\u00a0: ${label}`,
  isInvoice: 'ce fichier est déjà la facture, joignez le document demandé',
  anotherDocument: 'Choisir un autre fichier',
  documentRefused: (question: Named) =>
    answerSentence(
      question,
      question.isRequired ? 'choisissez un autre fichier' : 'choisissez-en un autre, ou retirez-le',
    ),
  documentFailed: (question: Named) =>
    answerSentence(question, question.isRequired ? 'réessayez l’envoi' : 'réessayez l’envoi, ou retirez le fichier'),
} as const;
