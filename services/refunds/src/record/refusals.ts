import { appError } from '@alveole/contracts';

export const unknownBatch = () => appError('NotFoundException', 'Unknown batch.');
export const unknownQuestion = () => appError('NotFoundException', 'Unknown question.');
export const changedMeanwhile = () =>
  appError('RefundVersionMismatchException', 'The batch was changed by another user.');
