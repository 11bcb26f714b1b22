import type { RouteRequest } from '@alveole/contracts';
import type { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { normaliseMail } from '@alveole/validation';
import { comparableName, readableName } from '../record/person-rules.ts';
import type { TypedPerson } from '../record/person-rules.ts';

type Routes = typeof beneficiaryRoutes;
type PublicForm = RouteRequest<Routes['preRegister']>['body'];
type CounterForm = Pick<RouteRequest<Routes['registerConsumer']>['body'], 'consumer_data' | 'cguAccept'>;

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
export function personOfPublicForm(body: PublicForm): TypedPerson {
  return {
    names: publicNames,
    person: {
      firstName: comparableName(body.name, publicNames.firstName),
      lastName: comparableName(body.lastname, publicNames.lastName),
      typedFirstName: readableName(body.name, publicNames.firstName),
      typedLastName: readableName(body.lastname, publicNames.lastName),
      birthDate: body.birthdate,
      birthPlace: body.birthplace.trim(),
      postalCode: body.zip,
      phone: body.phone,
      mail: normaliseMail(body.mail),
      cguAcceptedAt: new Date(body.cguAccept),
      ...(body.surveyAccept === undefined ? {} : { surveyAcceptedAt: new Date(body.surveyAccept) }),
    },
  };
}

/** The counter's form. Throws `ValidationException` for a name without letters. */
export function personOfCounterForm({ consumer_data: data, cguAccept }: CounterForm): TypedPerson {
  return {
    names: counterNames,
    person: {
      firstName: comparableName(data.first_name, counterNames.firstName),
      lastName: comparableName(data.last_name, counterNames.lastName),
      ...readableNames(data),
      birthDate: data.birth_date,
      birthPlace: data.birth_place.trim(),
      postalCode: data.postal_code,
      phone: data.smartphone_number,
      ...(cguAccept === undefined ? {} : { cguAcceptedAt: new Date(cguAccept) }),
    },
  };
}

/** What was typed at the counter, where that is the name that is compared. Throws `ValidationException` for another one. */
function readableNames({ first_name, last_name, typed_first_name, typed_last_name }: CounterForm['consumer_data']) {
  const first = typed_first_name && readableName(typed_first_name, 'consumer_data.typed_first_name', first_name);
  const last = typed_last_name && readableName(typed_last_name, 'consumer_data.typed_last_name', last_name);
  return { typedFirstName: first, typedLastName: last };
}
