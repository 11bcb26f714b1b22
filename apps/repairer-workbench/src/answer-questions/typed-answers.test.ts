import { questions } from './asking-campaign.fixture.ts';
import { answerOf, answersOf, draftAnswersOf, fieldFault, firstFault, sentAnswers, typedOf } from './typed-answers.ts';

const [student, bike, kilometres, notice] = questions as [
  (typeof questions)[number],
  (typeof questions)[number],
  (typeof questions)[number],
  (typeof questions)[number],
];
const media = { mediaName: 'waiting/a.pdf', mediaHash: '0'.repeat(64), extension: '.pdf' } as const;

it.each([
  ['yes', student, 'oui', true],
  ['no', student, 'non', false],
  ['an option', bike, 'cargo', 'cargo'],
  ['a number with a comma', kilometres, '12,5', 12.5],
  ['a number with spaces', kilometres, ' 1 250 ', 1250],
  ['nothing', kilometres, ' ', undefined],
])('reads %s as it was typed', (_, question, typed, answer) => {
  expect(answerOf(question, typed)).toBe(answer);
});

it('leaves out of the answers what is empty, no number, and a document', () => {
  expect(answersOf(questions, { velo: 'cargo', kilometres: 'dix', etudiant: '', avis: 'x' })).toEqual({
    velo: 'cargo',
  });
});

it('sends a document by the name of its upload beside the other answers', () => {
  const form = { typed: { velo: 'autre', kilometres: '30' }, documents: { avis: { name: 'avis.pdf', media } } };
  expect(sentAnswers([bike, kilometres, notice], form)).toEqual({ velo: 'autre', kilometres: 30, avis: media });
});

it('says of a field what is wrong with its answer, as a sentence', () => {
  expect(fieldFault(kilometres, '501')).toBe('500 au plus');
  expect(fieldFault(bike, '')).toBe('Répondez à cette question');
  expect(fieldFault(kilometres, '')).toBeUndefined();
});

describe('the first fault of a form', () => {
  const invoiceQuestions = [bike, kilometres, { ...notice, isRequired: true }];
  it.each([
    ['a missing choice', {}, {}, /Quel vélo \?.*répondez/],
    ['a number that is none', { velo: 'cargo', kilometres: 'dix' }, {}, /Kilomètres par semaine.*tapez un nombre/],
    ['a missing document', { velo: 'cargo' }, {}, /Avis d’imposition.*répondez/],
  ])('names %s', (_, typed, fileAnswers, sentence) => {
    expect(firstFault(invoiceQuestions, { typed }, fileAnswers)).toMatch(sentence);
  });

  it('of a form is none where the file holds the document already, or one was chosen', () => {
    const form = { typed: { velo: 'cargo' } };
    expect(firstFault(invoiceQuestions, form, { avis: 'accepted/avis.pdf' })).toBeUndefined();
    expect(firstFault(invoiceQuestions, { ...form, documents: { avis: { name: 'avis.pdf', media } } })).toBeUndefined();
  });
});

it('puts answers that were kept, or refused, back into their fields', () => {
  expect(typedOf({ etudiant: false, kilometres: 12.5, velo: 'cargo' })).toEqual({
    etudiant: 'non',
    kilometres: '12,5',
    velo: 'cargo',
  });
  expect(draftAnswersOf({ etudiant: true, avis: media }, { avis: 'avis.pdf' })).toEqual({
    answers: { etudiant: 'oui' },
    answerDocuments: { avis: { name: 'avis.pdf', media } },
  });
});
