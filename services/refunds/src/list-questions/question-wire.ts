import type { BankQuestion as WireQuestion } from '@alveole/contracts/refund';
import { eurosOfCents } from '@alveole/domain';
import { nameTransfer } from '../hear-bank/name-transfer.ts';
import type { BankQuestion } from '../record/bank-question.ts';
import type { Candidate } from '../hear-bank/candidates.ts';

/** A question with what it may be about. */
export interface OpenQuestion {
  readonly question: BankQuestion;
  readonly candidates: readonly Candidate[];
}

export function questionToWire({ question, candidates }: OpenQuestion): WireQuestion {
  const { amount, proposal } = question;
  return {
    question_id: question.questionId,
    row_hash: question.rowHash,
    reason: question.reason,
    state: question.state,
    create_date: question.askedAt.toISOString(),
    reference: question.reference,
    told: question.statedReason,
    ...(amount && { amount: Number(amount.text), currency: amount.currency }),
    ...(question.day ? { day: question.day } : {}),
    ...(question.side && { side: question.side }),
    candidates: candidates.map(candidateToWire),
    proposal: proposal && {
      answer: proposal.answer,
      references: [...proposal.references],
      by: proposal.person.userName,
      by_id: proposal.person.userId,
      at: proposal.at.toISOString(),
    },
  };
}

function candidateToWire({ id, batch, transfers }: Candidate): WireQuestion['candidates'][number] {
  const named = transfers.map(({ reference }) => nameTransfer(batch, reference)).filter((one) => one !== undefined);
  return {
    candidate: id,
    create_date: batch.draftedAt.toISOString(),
    refund_id: batch.batchId,
    entity_id: transfers[0]?.entityId ?? '',
    entity_name: named.map(({ entity_name }) => entity_name).join(', '),
    amount: eurosOfCents(transfers.reduce((sum, { cents }) => sum + cents, 0)),
    files: named.flatMap(({ files }) => files),
  };
}
