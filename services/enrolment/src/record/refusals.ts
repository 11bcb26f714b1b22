import { appError } from '@alveole/contracts';

/** @param name of the field, as the wire has it */
export const fieldNotEditable = (name: string) =>
  appError('NotAuthorizedException', `Field not editable: ${name}.`, { refusal: 'field-not-editable' });
export const unknownEntity = () => appError('EntityNotFoundException', 'Unknown entity.');
export const anotherEntity = () => appError('NotAuthorizedException', 'Entity of another partner.');
export const anotherList = () => appError('NotAuthorizedException', 'Entity of another list.');
export const entityChangedMeanwhile = () =>
  appError('EntityVersionMismatchException', 'The entity was changed by somebody else.');
export const siretTaken = () => appError('DuplicatesValueException', 'This siret is already registered.');
export const unknownBeneficiary = () => appError('ConsumerNotFoundException', 'This consumer is not found.');
export const beneficiaryChangedMeanwhile = () =>
  appError('ConsumerVersionMismatchException', 'The consumer was changed by somebody else.');
