import { lettersOnly } from '@alveole/domain';
import fc from 'fast-check';
import {
  changeMobileBody,
  counterPersonOf,
  createBeneficiaryBody,
  identityOf,
  mobileChangeOf,
  preRegistrationBody,
  preRegistrationOf,
  recoverCodeBody,
} from './requests.ts';
import { correctConsumerPhone, preRegister, recoverConsumerId, registerConsumer } from './routes.ts';

const word = fc.stringMatching(/^[A-Za-zé]{2,20}$/);
const mobile = fc.stringMatching(/^\+336[0-9]{8}$/);
const postcode = fc.constantFrom('67000', '68100', '97400');
const instant = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const identity = { firstName: word, lastName: word, birthDate: fc.constant('1990-04-12'), birthPlace: word };

it('reads the person of the counter’s form, with the names as they were typed and as they are compared', () => {
  const person = fc.record(
    { ...identity, mobile, postcode, termsAcceptedAt: instant },
    { requiredKeys: ['firstName', 'lastName', 'birthDate', 'birthPlace', 'mobile'] },
  );
  fc.assert(
    fc.property(person, (typed) => {
      expect(counterPersonOf(registerConsumer.body.parse(createBeneficiaryBody(typed)))).toEqual({
        ...typed,
        firstName: lettersOnly(typed.firstName),
        lastName: lettersOnly(typed.lastName),
        typedFirstName: typed.firstName,
        typedLastName: typed.lastName,
      });
    }),
  );
});

it('reads the person of the public form', () => {
  const person = fc.record(
    { ...identity, mobile, postcode, mail: fc.constant('a@b.fr'), termsAcceptedAt: instant, surveyAcceptedAt: instant },
    {
      requiredKeys: [
        'firstName',
        'lastName',
        'birthDate',
        'birthPlace',
        'mobile',
        'postcode',
        'mail',
        'termsAcceptedAt',
      ],
    },
  );
  fc.assert(
    fc.property(person, (typed) => {
      expect(preRegistrationOf(preRegister.body.parse(preRegistrationBody(typed)))).toEqual(typed);
    }),
  );
});

it('reads who asks for a lost code', () => {
  fc.assert(
    fc.property(fc.record(identity), (person) => {
      expect(identityOf(recoverConsumerId.body.parse(recoverCodeBody(person)))).toEqual(person);
    }),
  );
});

it('reads the mobile that is corrected', () => {
  const change = fc.record({
    consumerId: fc.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
    rowHash: fc.stringMatching(/^[0-9a-f]{32}$/),
    mobile,
  });
  fc.assert(
    fc.property(change, (asked) => {
      expect(mobileChangeOf(correctConsumerPhone.body.parse(changeMobileBody(asked)))).toEqual(asked);
    }),
  );
});
