import { DateField, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { emptyPerson } from './person-rules.ts';

const texts = {
  lastName: 'Nom',
  firstName: 'Prénom',
  namesHint: 'Comme sur votre pièce d’identité',
  birthDate: 'Date de naissance',
  birthDateHint: 'Par exemple\u00a0: 31/12/1988',
  birthPlace: 'Lieu de naissance',
  birthPlaceHint: 'Comme sur votre pièce d’identité, par exemple\u00a0: Lyon',
} as const;

type Person = typeof emptyPerson;

export interface PersonFieldsProps<Values extends Person, Out> {
  readonly control: Control<Values, unknown, Out>;
}

/** Names, birth date and birthplace: what makes a person the same person. */
export function PersonFields<Values extends Person, Out>(props: PersonFieldsProps<Values, Out>): ReactNode {
  // Every form with these fields has at least these values.
  const control = props.control as unknown as Control<Person, unknown, Out>;
  return (
    <>
      <Bound control={control} name="lastName">
        {(field) => (
          <TextField
            {...field}
            label={texts.lastName}
            hint={texts.namesHint}
            autoComplete="family-name"
            spellCheck="false"
            maxLength={60}
          />
        )}
      </Bound>
      <Bound control={control} name="firstName">
        {(field) => (
          <TextField {...field} label={texts.firstName} autoComplete="given-name" spellCheck="false" maxLength={60} />
        )}
      </Bound>
      <Bound control={control} name="birthDate">
        {(field) => <DateField {...field} label={texts.birthDate} hint={texts.birthDateHint} autoComplete="bday" />}
      </Bound>
      <Bound control={control} name="birthPlace">
        {(field) => (
          <TextField
            {...field}
            label={texts.birthPlace}
            hint={texts.birthPlaceHint}
            autoComplete="off"
            maxLength={120}
          />
        )}
      </Bound>
    </>
  );
}
