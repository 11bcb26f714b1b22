import { enrolmentRoutes } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import { normaliseMail } from '@alveole/validation';
import type { BeneficiaryStore } from '../store/beneficiary-store.ts';
import { admitToCounter } from '../find-beneficiary/counter-access.ts';
import { checkPerson, comparableName } from '../record/person-rules.ts';
import type { EstablishmentStore } from '../store/establishment-store.ts';
import { registerBeneficiary } from './register-beneficiary.ts';

export interface RegisterBeneficiaryPorts {
  readonly beneficiaries: Pick<BeneficiaryStore, 'byPerson' | 'insert'>;
  readonly establishments: Pick<EstablishmentStore, 'byId'>;
  readonly campaign: Campaign;
  readonly now: () => Date;
}

const publicNames = {
  firstName: 'name',
  lastName: 'lastname',
  birthDate: 'birthdate',
  birthPlace: 'birthplace',
  phone: 'phone',
} as const;
const counterNames = {
  firstName: 'consumer_data.first_name',
  lastName: 'consumer_data.last_name',
  birthDate: 'consumer_data.birth_date',
  birthPlace: 'consumer_data.birth_place',
  phone: 'consumer_data.smartphone_number',
} as const;

/** At home, before the visit, and at the counter. */
export function registerBeneficiaryRoutes({ beneficiaries, establishments, campaign, now }: RegisterBeneficiaryPorts) {
  return [
    implement(enrolmentRoutes.preRegister, async ({ body, requestId }) => {
      const person = {
        firstName: comparableName(body.name, publicNames.firstName),
        lastName: comparableName(body.lastname, publicNames.lastName),
        birthDate: body.birthdate,
        birthPlace: body.birthplace.trim(),
        postalCode: body.zip,
        phone: body.phone,
        mail: normaliseMail(body.mail),
        cguAcceptedAt: new Date(body.cguAccept),
        ...(body.surveyAccept === undefined ? {} : { surveyAcceptedAt: new Date(body.surveyAccept) }),
      };
      checkPerson(person, publicNames, campaign, now());
      const { beneficiary, isNew } = await registerBeneficiary(
        beneficiaries,
        person,
        { at: now(), act: 'pre-register' },
        requestId,
      );
      return { is_new: isNew, consumer_id: beneficiary.id };
    }),
    implement(enrolmentRoutes.createConsumer, async ({ body, actor, requestId }) => {
      await admitToCounter(establishments, actor);
      const { first_name, last_name, birth_date, birth_place, postal_code, smartphone_number } = body.consumer_data;
      const person = {
        firstName: comparableName(first_name, counterNames.firstName),
        lastName: comparableName(last_name, counterNames.lastName),
        birthDate: birth_date,
        birthPlace: birth_place.trim(),
        postalCode: postal_code,
        phone: smartphone_number,
      };
      checkPerson(person, counterNames, campaign, now());
      const entry = { at: now(), act: 'record', userId: actor.user_id, entityId: actor.entity_id } as const;
      const { beneficiary, isNew } = await registerBeneficiary(beneficiaries, person, entry, requestId);
      return { consumer_id: beneficiary.id, row_hash: beneficiary.rowHash, is_new: isNew };
    }),
  ];
}
