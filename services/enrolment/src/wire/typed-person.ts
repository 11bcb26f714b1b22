import type { CounterPerson, PreRegistrationRequest } from '@alveole/contracts/beneficiary';
import { normaliseMail } from '@alveole/validation';
import { comparableName, readableName } from '../record/person-rules.ts';
import type { TypedPerson } from '../record/person-rules.ts';

const publicNames = {
  firstName: 'name',
  lastName: 'lastname',
  birthDate: 'birthdate',
  birthPlace: 'birthplace',
  postalCode: 'zip',
  phone: 'phone',
} as const;
const counterNames = {
  firstName: 'consumer_data.first_name',
  lastName: 'consumer_data.last_name',
  birthDate: 'consumer_data.birth_date',
  birthPlace: 'consumer_data.birth_place',
  postalCode: 'consumer_data.postal_code',
  phone: 'consumer_data.smartphone_number',
} as const;

/** The pre-registration at home. Throws `ValidationException` for a name without letters. */
export function personOfPublicForm(typed: PreRegistrationRequest): TypedPerson {
  return {
    names: publicNames,
    person: {
      firstName: comparableName(typed.firstName, publicNames.firstName),
      lastName: comparableName(typed.lastName, publicNames.lastName),
      typedFirstName: readableName(typed.firstName, publicNames.firstName),
      typedLastName: readableName(typed.lastName, publicNames.lastName),
      birthDate: typed.birthDate,
      birthPlace: typed.birthPlace.trim(),
      postalCode: typed.postcode,
      phone: typed.mobile,
      mail: normaliseMail(typed.mail),
      cguAcceptedAt: typed.termsAcceptedAt,
      ...(typed.surveyAcceptedAt && { surveyAcceptedAt: typed.surveyAcceptedAt }),
    },
  };
}

/** The counter's form. Throws `ValidationException` for a name without letters. */
export function personOfCounterForm(typed: CounterPerson): TypedPerson {
  return {
    names: counterNames,
    person: {
      firstName: comparableName(typed.firstName, counterNames.firstName),
      lastName: comparableName(typed.lastName, counterNames.lastName),
      ...readableNames(typed),
      birthDate: typed.birthDate,
      birthPlace: typed.birthPlace.trim(),
      postalCode: typed.postcode,
      phone: typed.mobile,
      ...(typed.termsAcceptedAt && { cguAcceptedAt: typed.termsAcceptedAt }),
    },
  };
}

/** What was typed at the counter, where that is the name that is compared. Throws `ValidationException` for another one. */
function readableNames({ firstName, lastName, typedFirstName, typedLastName }: CounterPerson) {
  const first = typedFirstName && readableName(typedFirstName, 'consumer_data.typed_first_name', firstName);
  const last = typedLastName && readableName(typedLastName, 'consumer_data.typed_last_name', lastName);
  return { typedFirstName: first, typedLastName: last };
}
