import { accept, refuse } from '../decision.ts';
import type { Decision, Refusal } from '../decision.ts';
import { calendarDay } from '../calendar/index.ts';
import { freedStatuses } from './bike-claim.ts';
import type { RepairStatus } from './statuses.ts';

/** The file of a learner, among those with the same invoice. */
export interface LearnerFile {
  readonly id: string;
  readonly status: RepairStatus;
  readonly createdAt: Date;
}

/** Which learner of a session a file is of. */
export interface LearnerPlace {
  /** From 1, in the order in which the files were opened. */
  readonly number: number;
  /** Learners who have a file with the invoice of the session. */
  readonly filed: number;
  /** The file of the first learner. */
  readonly firstId: string;
}

export const sessionComplete: Refusal = {
  code: 'TransitionRefusedException',
  id: 'every-learner-of-this-session-has-a-file',
  message: 'Every learner of this session has a file.',
  explanation:
    'Chaque personne de cette séance a déjà son dossier avec cette facture. Vérifiez le nombre de participants, ou joignez la facture de l’autre séance.',
};

/**
 * The files of one session, oldest first: same invoice, opened on the same day in Paris, and not given up. Two sessions of
 * two days may stand on one invoice.
 */
function learnersOf(file: LearnerFile, others: readonly LearnerFile[]): readonly LearnerFile[] {
  const day = calendarDay(file.createdAt);
  const learners = others.filter(
    ({ id, status, createdAt }) => id !== file.id && !freedStatuses.includes(status) && calendarDay(createdAt) === day,
  );
  return [...learners, file].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** A session has as many files as learners: one more is refused its invoice. */
export function decideLearner(
  file: LearnerFile,
  others: readonly LearnerFile[],
  participants: number,
): Decision<undefined> {
  return learnersOf(file, others).length > participants ? refuse(sessionComplete) : accept(undefined);
}

/** Which learner of its session a file with an invoice is of. */
export function learnerPlaceOf(file: LearnerFile, others: readonly LearnerFile[]): LearnerPlace {
  const learners = learnersOf(file, others);
  const number = learners.findIndex(({ id }) => id === file.id) + 1;
  return { number, filed: learners.length, firstId: learners[0]?.id ?? file.id };
}
