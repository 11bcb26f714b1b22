import { EstablishmentKind } from '@alveole/domain';
import { fieldsWhere } from '@alveole/validation';
import { emptyEstablishment } from './establishment-values.ts';
import { formFieldsOf, isOnForm, plainFieldsOf } from './form-fields.ts';
import { accountFieldNames, emptyValues } from './plain-values.ts';

const { bikeShop, association } = EstablishmentKind;

it('offers each field of the table in one section of the forms, and none of staff', () => {
  const sections = ['company', 'representative', 'address', 'activity', 'bank', 'training'] as const;
  const onForm = new Set<string>(sections.flatMap(formFieldsOf));
  const values = { ...emptyEstablishment, ...emptyValues(accountFieldNames) };
  expect([...onForm].sort()).toEqual(
    Object.keys(values)
      .filter((name) => name !== 'activity')
      .sort(),
  );
  expect(fieldsWhere(({ owner }) => owner !== undefined).filter(isOnForm)).toEqual([]);
});

it('asks for the membership of the FUB of associations alone', () => {
  expect(plainFieldsOf('company', association)).toContain('isFubMember');
  expect(plainFieldsOf('company', bikeShop)).not.toContain('isFubMember');
});

it('holds an identifier by the parts in which it is typed', () => {
  expect(formFieldsOf('company')).toEqual(expect.arrayContaining(['siret', 'rna', 'registryDate']));
  expect(formFieldsOf('company')).not.toContain('identifier');
});
