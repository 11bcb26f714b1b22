import { appError } from '@alveole/contracts';
import { changedBankQuestion, unknownBankQuestion } from '@alveole/domain';

export const unknownBatch = () => appError('NotFoundException', 'Unknown batch.');
export const unknownQuestion = () => appError(unknownBankQuestion.code, unknownBankQuestion.message);
export const questionChangedMeanwhile = () => appError(changedBankQuestion.code, changedBankQuestion.message);
export const changedMeanwhile = () =>
  appError('RefundVersionMismatchException', 'The batch was changed by another user.');
