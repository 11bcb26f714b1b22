import { profileFaults, type ProfileFault } from '@alveole/shared-screens/profile-faults';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { diplomas, weekdays } from '@alveole/domain';
import type { ModifyField } from './modify-fields.ts';

export interface ModifyFault {
  /** Of the field of the form. */
  readonly id: string;
  readonly text: string;
}

/** Where a field stands that the form shows in several parts: at the first of them. */
const firstParts: Readonly<Record<string, string>> = {
  identifier: 'register-date',
  openingHours: `hours-${weekdays[0]}`,
  'training-diplomas': `diploma-${diplomas[0]}`,
};

/** The fields of the form that a refused save is about; none when it is about the whole, or about what is not shown. */
export function modifyFaults(
  failure: unknown,
  { kind }: EstablishmentView,
  fields: readonly ModifyField[],
): readonly ModifyFault[] {
  return profileFaults(failure, kind).flatMap((fault) => {
    const name = nameOf(fault);
    const field = fields.find(({ id }) => id === name) ?? fields.find(({ id }) => id === firstParts[name]);
    return field === undefined ? [] : [{ id: field.id, text: fault.text }];
  });
}

const nameOf = ({ field, part }: ProfileFault): string => (part === undefined ? field : `${field}-${part}`);
