import { bankQuestionActs, bankQuestionStates, decideBankQuestion } from './decide-bank-question.ts';
import { ownBankAnswer } from './refund-refusals.ts';

it.each([
  ['open', 'propose'],
  ['proposed', 'take_back'],
  ['proposed', 'confirm'],
] as const)('a question of the bank that is %s takes %s by another person, and nothing else', (state, act) => {
  const question = { state, proposerId: 'adm-0' };
  const takes = bankQuestionStates.filter(
    (one) => decideBankQuestion({ ...question, state: one }, act, { userId: 'x' }).ok,
  );
  expect(takes).toEqual([state]);
  expect(bankQuestionActs).toContain(act);
});

it('an answer about the money of the bank is not confirmed by whoever proposed it', () => {
  const decision = decideBankQuestion({ state: 'proposed', proposerId: 'adm-0' }, 'confirm', { userId: 'adm-0' });
  expect(decision).toEqual({ ok: false, refusal: ownBankAnswer });
});
