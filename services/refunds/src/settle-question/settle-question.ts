import { refusalError } from '@alveole/contracts';
import { decideBankQuestion, noSuchBankCandidate, settledByPeople } from '@alveole/domain';
import type { BankAnswer, BankQuestionAct } from '@alveole/domain';
import { candidatesOf } from '../hear-bank/candidates.ts';
import type { RefundsPorts } from '../ports.ts';
import type { BankQuestion, ProposedAnswer } from '../record/bank-question.ts';
import type { Person, RefundBatch, Transfer } from '../record/refund-batch.ts';
import { linesOf } from '../record/refund-batch.ts';
import { changedMeanwhile, questionChangedMeanwhile, unknownQuestion } from '../record/refusals.ts';
import { settleTransfers } from '../settle-batch/settle-transfers.ts';

type Ports = Pick<RefundsPorts, 'questions' | 'batches' | 'lockFiles' | 'requireSecondPerson' | 'now'>;

export interface QuestionStep {
  readonly questionId: string;
  readonly lastRowHash: string;
  readonly act: BankQuestionAct;
  /** What is proposed, and about which candidate. */
  readonly answer?: BankAnswer | undefined;
  readonly candidate?: string | undefined;
  readonly person: Person;
  readonly requestId: string;
}

const maxTries = 5;

/**
 * Two people settle what the bank left unclear: one proposes an answer, another confirms it, and only then the transfers
 * follow. Throws `NotFoundException`, `RefundVersionMismatchException`, `TransitionRefusedException`,
 * `NotAuthorizedException`.
 */
export async function settleQuestion(ports: Ports, step: QuestionStep): Promise<BankQuestion> {
  const question = await ports.questions.find(step.questionId);
  if (!question) throw unknownQuestion();
  if (question.rowHash !== step.lastRowHash) throw questionChangedMeanwhile();
  const ruled = { state: question.state, proposerId: question.proposal?.person.userId };
  const decision = decideBankQuestion(ruled, step.act, step.person);
  if (!decision.ok) throw refusalError(decision.refusal);
  const written = await ways[step.act](ports, question, step);
  if (!written) throw questionChangedMeanwhile();
  return written;
}

type Way = (ports: Ports, question: BankQuestion, step: QuestionStep) => Promise<BankQuestion | undefined>;

const ways: Readonly<Record<BankQuestionAct, Way>> = {
  async propose(ports, question, { answer = 'nothing', candidate, person }) {
    const references = answer === 'nothing' ? [] : await namedBy(ports, question, candidate);
    const proposal = { answer, references, person, at: ports.now() };
    return ports.questions.write(question, { state: 'proposed', proposal });
  },
  take_back: ({ questions }, question) => questions.write(question, { state: 'open' }),
  async confirm(ports, question, { person, requestId }) {
    const { proposal } = question;
    await ports.requireSecondPerson({ firstId: proposal?.person.userId, secondId: person.userId }, requestId);
    if (proposal) await carryOut(ports, question, proposal, requestId);
    return ports.questions.write(question, { state: 'settled', proposal, confirmedBy: person });
  },
};

async function namedBy(ports: Ports, question: BankQuestion, candidate: string | undefined): Promise<string[]> {
  const candidates = await candidatesOf(ports, question);
  const chosen = candidates.find(({ id }) => id === candidate) ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (!chosen) throw refusalError(noSuchBankCandidate);
  return chosen.transfers.map(({ reference }) => reference);
}

/** The transfers follow the answer; done again after a crash it changes nothing more. */
async function carryOut(
  ports: Ports,
  question: BankQuestion,
  { answer, references }: ProposedAnswer,
  requestId: string,
): Promise<void> {
  const bookedOn = question.side === 'debit' ? question.day : undefined;
  for (let attempt = 0; references.length > 0 && attempt < maxTries; attempt += 1) {
    const [batch] = await ports.batches.byReferences(references);
    if (!batch) return;
    const after = batch.transfers.map((transfer) =>
      references.includes(transfer.reference) ? answered(transfer, answer, bookedOn) : transfer,
    );
    const relocked = await relockedFiles(ports, batch, after);
    if (await settleTransfers(ports, batch, after, requestId, relocked)) return;
  }
  if (references.length > 0) throw changedMeanwhile();
}

/** @param bookedOn the day of the debit that the answer is about: the next sum of this amount is about another one */
function answered(transfer: Transfer, answer: BankAnswer, bookedOn: string | undefined): Transfer {
  const { state } = transfer;
  if (answer === 'paid') {
    const paidOn = transfer.paidOn || bookedOn;
    if (state === 'paid' && paidOn === transfer.paidOn) return transfer;
    return { ...transfer, state: 'paid', reason: undefined, paidOn };
  }
  if (answer === 'nothing' || state === 'rejected' || state === 'returned') return transfer;
  return { ...transfer, state: state === 'paid' ? 'returned' : 'rejected', reason: transfer.reason ?? settledByPeople };
}

/** What a refusal set free is locked again before it counts as paid; what cannot be is corrected in the ledger alone. */
async function relockedFiles(
  { lockFiles }: Ports,
  batch: RefundBatch,
  after: readonly Transfer[],
): Promise<ReadonlySet<string>> {
  const turned = after.filter(({ state }, index) => {
    const before = batch.transfers[index]?.state;
    return state === 'paid' && before !== 'paid' && before !== 'sent';
  });
  const files = turned.flatMap((transfer) => linesOf(batch, transfer)).filter(({ wasPaidBefore }) => !wasPaidBefore);
  if (files.length === 0) return new Set();
  return new Set(
    (
      await lockFiles(
        batch,
        files.map(({ repairId }) => repairId),
      )
    ).keys(),
  );
}
