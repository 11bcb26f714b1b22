import type { EstablishmentView } from '@alveole/contracts/establishment';
import { diplomaLabels } from '@alveole/domain';
import type { DefinitionListProps } from '@alveole/ui';
import { displayPhone, fieldRow, fieldsWhere, trainingFieldNames, trainingRow } from '@alveole/validation';
import type { ProfileFieldName } from '@alveole/validation';
import { isHeld, type FormSection } from '../establishment-form/form-fields.ts';

export type Facts = DefinitionListProps['items'];

/**
 * What is stored of the fields of a section, in the order of the table; what only staff is shown is left out.
 * @param own what stands in the place of a field that a section tells otherwise
 */
export function profileFacts(
  section: FormSection,
  { kind, profile }: EstablishmentView,
  own: Readonly<Partial<Record<ProfileFieldName, Facts>>> = {},
): Facts {
  const names = fieldsWhere(
    (row) => row.section === section && row.owner !== 'staff' && row.isOffTheForm === undefined && isHeld(row, kind),
  );
  return names.flatMap((name) => own[name] ?? [{ label: fieldRow(name).label, value: valueOf(name, profile[name]) }]);
}

function valueOf(name: ProfileFieldName, value: EstablishmentView['profile'][ProfileFieldName]) {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return value && fieldRow(name).input === 'phone' ? displayPhone(value) : value;
}

/** What a school tells of its lessons but for its attestations. */
export function trainingFacts({ profile: { training } }: EstablishmentView): Facts {
  if (training === undefined) return [];
  const names = trainingFieldNames().filter((name) => trainingRow(name).input !== 'box');
  return names.map((name) => ({
    label: trainingRow(name).label,
    value: name === 'diplomas' ? training.diplomas?.map((each) => diplomaLabels[each]).join(', ') : training[name],
  }));
}
