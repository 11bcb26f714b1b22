import type { BankQuestionView } from '@alveole/contracts/refund';
import type { BankAnswer } from '@alveole/domain';

/** Why no transfer can be chosen. */
const lacks: Readonly<Partial<Record<BankQuestionView['reason'], string>>> = {
  noReference: 'Aucun virement en attente n’a cette somme.',
  notSent: 'Ce lot n’est pas transmis à la banque.',
  sumDiffers: 'La banque a répondu depuis à tous les virements de ce lot\u00a0: il ne reste rien à changer.',
};

export const questionTexts = {
  title: 'Réponses de la banque à régler',
  lead: 'Un administrateur propose une réponse, un autre la confirme. Les dossiers concernés attendent jusque-là.',
  none: 'Rien à éclaircir ni à rapprocher.',
  question: 'réponse à régler',
  questions: 'réponses à régler',
  bookedOn: (day: string) => `comptabilisé le ${day}`,
  files: 'Dossiers\u00a0:',
  candidate: 'Virement concerné',
  wholeBatch: (date: string) => `Tout le lot du ${date}`,
  sides: { debit: 'débit', credit: 'crédit' },
  noCandidate: (reason: BankQuestionView['reason']) => lacks[reason] ?? 'Aucun virement ne peut être choisi.',
  answer: 'Réponse',
  answers: { paid: 'L’argent est arrivé', unpaid: 'L’argent n’est pas arrivé', nothing: 'Rien à changer' },
  choose: 'Choisissez une réponse pour la proposer.',
  propose: 'Proposer',
  confirm: 'Confirmer',
  takeBack: 'Retirer la proposition',
  proposed: (answer: string, references: readonly string[], by: string) =>
    `${[answer, ...references].join(' · ')}, proposé par ${by}`,
  done: 'La réponse est enregistrée',
} as const;

const consequences: Readonly<Record<BankAnswer, string>> = {
  paid: 'L’argent est compté comme arrivé et les dossiers comme payés.',
  unpaid: 'L’argent est compté comme non arrivé et les dossiers sont de nouveau à rembourser.',
  nothing: 'Les virements et les dossiers restent comme ils sont, et cette question ne les retient plus.',
};

/** What is asked before a step is written: which money it is about, and what becomes of it. */
export const askTexts = {
  propose: {
    title: 'Proposer cette réponse\u00a0?',
    consequence: (about: string, answer: BankAnswer) =>
      `${about}\u00a0: ${questionTexts.answers[answer]}. Rien ne change tant qu’un autre administrateur n’a pas confirmé. Ensuite\u00a0: ${consequences[answer]}`,
  },
  confirm: {
    title: 'Confirmer cette réponse\u00a0?',
    consequence: (about: string, answer: BankAnswer) =>
      `${about}\u00a0: ${questionTexts.answers[answer]}. ${consequences[answer]} Cette confirmation ne peut pas être annulée.`,
  },
} as const;
