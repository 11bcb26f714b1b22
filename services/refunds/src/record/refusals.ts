import { appError, refusalError } from '@alveole/contracts';
import { bankQuestionRefusals } from '@alveole/domain';

const { changed, unknown } = bankQuestionRefusals;

export const unknownBatch = () => appError('NotFoundException', 'Unknown batch.');
export const unknownQuestion = () => refusalError(unknown);
export const questionChangedMeanwhile = () => refusalError(changed);
export const changedMeanwhile = () =>
  appError('RefundVersionMismatchException', 'The batch was changed by another user.');
