import { appError } from '@alveole/contracts';
import { bankQuestionRefusals } from '@alveole/domain';

const { changed, unknown } = bankQuestionRefusals;

export const unknownBatch = () => appError('NotFoundException', 'Unknown batch.');
export const unknownQuestion = () => appError(unknown.code, unknown.message);
export const questionChangedMeanwhile = () => appError(changed.code, changed.message);
export const changedMeanwhile = () =>
  appError('RefundVersionMismatchException', 'The batch was changed by another user.');
