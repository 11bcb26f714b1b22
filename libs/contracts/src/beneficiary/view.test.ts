import { correctConsumerPhone, registerConsumer, preRegister, recoverConsumerId } from './routes.ts';
import { changeMobileBody, createBeneficiaryBody, preRegistrationBody, recoverCodeBody } from './requests.ts';
import { beneficiaryViewOf, consumerIdOf, preRegisteredOf } from './view.ts';

const identity = { firstName: 'LEA', lastName: 'DURAND', birthDate: '1990-05-17', birthPlace: 'Colmar' };
const wireIdentity = { first_name: 'LEA', last_name: 'DURAND', birth_date: '1990-05-17', birth_place: 'Colmar' };
const rowHash = '0123456789abcdef0123456789abcdef';

describe('a beneficiary', () => {
  it('is read with the version that a change names', () => {
    const view = beneficiaryViewOf({
      consumer_id: 'B7K2M9QX',
      consumer_data: { ...wireIdentity, smartphone_number: '+33639980001' },
      cguAccept: '2026-03-02T09:29:00.000Z',
      pre_registered: true,
      row_hash: rowHash,
      create_date: '2026-03-02T09:30:00.000Z',
    });
    expect(view).toStrictEqual({
      consumerId: 'B7K2M9QX',
      rowHash,
      createdAt: '2026-03-02T09:30:00.000Z',
      ...identity,
      mobile: '+33639980001',
      termsAcceptedAt: '2026-03-02T09:29:00.000Z',
      isPreRegistered: true,
    });
    expect(correctConsumerPhone.body.parse(changeMobileBody({ ...view, mobile: '+33639980002' }))).toEqual({
      consumer_id: 'B7K2M9QX',
      smartphone_number: '+33639980002',
      last_row_hash: rowHash,
    });
  });

  it('is recorded at the counter', () => {
    const body = createBeneficiaryBody({ ...identity, postcode: '67000', mobile: '+33639980001' });
    expect(registerConsumer.body.parse(body)).toEqual({
      consumer_data: {
        ...wireIdentity,
        typed_first_name: 'LEA',
        typed_last_name: 'DURAND',
        postal_code: '67000',
        smartphone_number: '+33639980001',
      },
    });
  });

  it('is recorded under the folded name, with what was typed beside it', () => {
    const typed = { ...identity, firstName: 'Élisabeth', lastName: "d'Aboville", mobile: '+33639980001' };
    expect(registerConsumer.body.parse(createBeneficiaryBody(typed)).consumer_data).toMatchObject({
      first_name: 'ELISABETH',
      last_name: 'DABOVILLE',
      typed_first_name: 'Élisabeth',
      typed_last_name: "d'Aboville",
    });
  });

  it('pre-registers, with or without the survey', () => {
    const person = {
      ...identity,
      postcode: '67000',
      mobile: '+33639980001',
      mail: 'lea@exemple.fr',
      termsAcceptedAt: new Date('2026-03-02T09:30:00Z'),
    };
    expect(preRegister.body.parse(preRegistrationBody(person))).toStrictEqual({
      lastname: 'DURAND',
      name: 'LEA',
      birthdate: '1990-05-17',
      birthplace: 'Colmar',
      zip: '67000',
      phone: '+33639980001',
      mail: 'lea@exemple.fr',
      cguAccept: '2026-03-02T09:30:00.000Z',
    });
    expect(preRegistrationBody({ ...person, surveyAcceptedAt: person.termsAcceptedAt })).toMatchObject({
      surveyAccept: '2026-03-02T09:30:00.000Z',
    });
  });

  it('learns whether it was known before', () => {
    expect(preRegisteredOf({ consumer_id: 'B7K2M9QX', is_new: false })).toEqual({
      consumerId: 'B7K2M9QX',
      isNew: false,
    });
  });

  it('finds a lost code by who it is', () => {
    expect(recoverConsumerId.body.parse(recoverCodeBody(identity))).toEqual(wireIdentity);
    expect(consumerIdOf({ consumer_id: 'B7K2M9QX' })).toBe('B7K2M9QX');
  });
});
