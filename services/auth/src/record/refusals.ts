import { appError } from '@alveole/contracts';

export const mailTaken = () => appError('MailNotAvailableException', 'This mail is already used.');
export const unknownUser = () => appError('NotFoundException', 'Unknown user.');
export const changedMeanwhile = () =>
  appError('EntityVersionMismatchException', 'The account was changed by somebody else.');
