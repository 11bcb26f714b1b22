import { accept, refuse, type Decision } from '../decision.ts';
import type { RefundActor } from './decide-refund.ts';
import { ownBankAnswer, wrongBankAnswerStep } from './refund-refusals.ts';

/** Where a question of the bank stands: asked, answered by one person, settled by two. */
export const bankQuestionStates = ['open', 'proposed', 'settled'] as const;
export type BankQuestionState = (typeof bankQuestionStates)[number];

/** What is done with a question. */
export const bankQuestionActs = ['propose', 'take_back', 'confirm'] as const;
export type BankQuestionAct = (typeof bankQuestionActs)[number];

/** What people say of it: the money arrived, it did not, or nothing follows. */
export const bankAnswers = ['paid', 'unpaid', 'nothing'] as const;
export type BankAnswer = (typeof bankAnswers)[number];

/** What the rules need to know of a question. */
export interface RuledBankQuestion {
  readonly state: BankQuestionState;
  /** Whoever proposed the answer that waits, by id. */
  readonly proposerId?: string | undefined;
}

const from: Readonly<Record<BankQuestionAct, BankQuestionState>> = {
  propose: 'open',
  take_back: 'proposed',
  confirm: 'proposed',
};

/** Money needs two people: whoever proposed an answer does not confirm it. */
export function decideBankQuestion(
  { state, proposerId }: RuledBankQuestion,
  act: BankQuestionAct,
  { userId }: RefundActor,
): Decision<void> {
  if (state !== from[act]) return refuse(wrongBankAnswerStep);
  return act === 'confirm' && proposerId === userId ? refuse(ownBankAnswer) : accept(undefined);
}
