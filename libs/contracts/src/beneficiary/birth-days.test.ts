import { registerConsumer, preRegister, recoverConsumerId } from './routes.ts';

const tomorrow = new Date(Date.now() + 48 * 3600 * 1000).toISOString().slice(0, 10);
const person = { first_name: 'LEA', last_name: 'DURAND', birth_place: 'Colmar', smartphone_number: '+33639981234' };
const typed = {
  lastname: 'Durand',
  name: 'Léa',
  birthplace: 'Colmar',
  zip: '67000',
  phone: '+33639981234',
  mail: 'lea@exemple.fr',
  cguAccept: '2026-03-02T09:00:00.000Z',
};

const bodies = [
  ['pre-registration', (day: string) => preRegister.body.safeParse({ ...typed, birthdate: day })],
  [
    'recovery of a code',
    (birth_date: string) =>
      recoverConsumerId.body.safeParse({ first_name: 'Léa', last_name: 'Durand', birth_place: 'Colmar', birth_date }),
  ],
  [
    'record at the counter',
    (birth_date: string) => registerConsumer.body.safeParse({ consumer_data: { ...person, birth_date } }),
  ],
] as const;

describe.each(bodies)('the birth date of a %s', (_, parse) => {
  it.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['0001-01-01', false],
    [tomorrow, false],
  ])('%s is taken: %s', (day, isTaken) => {
    expect(parse(day).success).toBe(isTaken);
  });
});
