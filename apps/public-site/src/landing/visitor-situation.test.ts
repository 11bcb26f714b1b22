import type { Question, SituationKey } from '@alveole/domain';
import { canReckonFor, nothingTyped, visitorFields, visitorSituation } from './visitor-situation.ts';

const bike: Question = {
  id: 'velo',
  label: 'Quel vélo ?',
  step: 'invoice',
  kind: 'choice',
  isRequired: true,
  options: [
    { id: 'cargo', label: 'Un vélo cargo' },
    { id: 'autre', label: 'Un autre vélo' },
  ],
};
const load: Question = {
  id: 'charge',
  label: 'Sa charge utile',
  step: 'invoice',
  kind: 'number',
  unit: 'kg',
  min: 0,
  isRequired: true,
  askedIf: { questionId: 'velo', answer: 'cargo' },
};
const lesson: Question = {
  id: 'cours',
  label: 'Un cours ?',
  step: 'opening',
  kind: 'yes-no',
  isRequired: true,
  fileKind: 'session',
};
const campaign = { questions: [bike, load, lesson] };

const fieldsFor = (keys: readonly SituationKey[], questions: readonly string[], answers = {}) =>
  visitorFields({ namedKeys: keys, namedQuestions: questions }, campaign, { ...nothingTyped, answers });

describe('what the calculator asks of a visitor', () => {
  it('is nothing where the rules name the amount alone', () => {
    expect(fieldsFor(['invoiceCents', 'vatPercent'], [])).toEqual({
      hasAge: false,
      hasZip: false,
      isFirstFile: false,
      questions: [],
    });
  });

  it.each([['homeZip'], ['homeDepartment'], ['homeTown'], ['homeGroup']] as const)(
    'is the postcode where the rules name %s',
    (key) => {
      expect(fieldsFor([key], []).hasZip).toBe(true);
    },
  );

  it('is the questions that the rules name, and none of a session', () => {
    expect(fieldsFor([], ['velo', 'cours']).questions).toEqual([bike]);
  });

  it('is a question that depends on an answer, once that answer is given', () => {
    expect(fieldsFor([], ['velo', 'charge']).questions).toEqual([bike]);
    expect(fieldsFor([], ['velo', 'charge'], { velo: 'cargo' }).questions).toEqual([bike, load]);
  });

  it.each([
    ['an age and a department', ['age', 'homeDepartment'], true],
    ['the day of the repair', ['repairedOn'], true],
    ['how many files came before', ['filesBefore', 'filesThisYear'], true],
    ['the kind of the shop', ['shopKind'], false],
    ['the department of the shop', ['shopDepartment'], false],
  ] as const)('suffices for rules that name %s: %s → %s', (_, namedKeys, suffices) => {
    expect(canReckonFor({ namedKeys })).toBe(suffices);
  });
});

describe('the situation of a visitor', () => {
  const typed = { age: '25', zip: '69003', answers: { velo: 'cargo', charge: '80,5' } };
  const fields = fieldsFor(['age', 'homeZip'], ['velo', 'charge'], typed.answers);
  const invoice = { invoiceCents: 60_00, vatPercent: 20 };
  const situationOf = (visitor: typeof typed) => visitorSituation(fields, visitor, { ...invoice, adultAge: 16 });

  it('has age, postcode, department and answers as rules read them', () => {
    expect(situationOf(typed)).toEqual({
      situation: {
        ...invoice,
        repairedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        age: 25,
        homeZip: '69003',
        homeDepartment: '69',
        answers: { velo: 'cargo', charge: 80.5 },
      },
      isWhole: true,
    });
  });

  it('is that of a first file, in the town of the postcode, where the rules count files and name towns', () => {
    const towns = [{ name: 'Lyon', postcodes: ['69003'], group: 'métropole' }];
    const counting = fieldsFor(['homeGroup', 'filesBefore'], []);
    const { situation, isWhole } = visitorSituation(counting, typed, { ...invoice, adultAge: 16, towns });
    expect(situation).toMatchObject({ filesBefore: 0, filesThisYear: 0, homeTown: 'Lyon', homeGroup: 'métropole' });
    expect(isWhole).toBe(true);
  });

  it.each([
    ['an age', { ...typed, age: '' }],
    ['an age that is one', { ...typed, age: '250' }],
    ['the age of a beneficiary', { ...typed, age: '15' }],
    ['a whole postcode', { ...typed, zip: '690' }],
    ['an answer', { ...typed, answers: { velo: 'cargo' } }],
    ['an answer that can be taken', { ...typed, answers: { velo: 'cargo', charge: '-3' } }],
  ])('is not whole without %s', (_, incomplete) => {
    expect(situationOf(incomplete as typeof typed).isWhole).toBe(false);
  });
});
