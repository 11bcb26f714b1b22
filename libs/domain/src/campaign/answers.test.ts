import fc from 'fast-check';
import { answerFault, answerFaults, answerText, removedAnswersText } from './answers.ts';
import type { AnswerValue, Question } from './question.ts';
import { askedQuestions, questionsAt } from './question.ts';

const common = { label: 'Question', step: 'invoice', isRequired: true } as const;
const kind: Question = {
  ...common,
  id: 'type-de-velo',
  kind: 'choice',
  options: [
    { id: 'cargo', label: 'Vélo cargo' },
    { id: 'autre', label: 'Autre vélo' },
  ],
};
const income: Question = { ...common, id: 'revenu', kind: 'number', unit: '€', min: 0, max: 100_000 };
const student: Question = { ...common, id: 'etudiant', kind: 'yes-no' };
const boughtOn: Question = { ...common, id: 'achat', kind: 'date' };
const notice: Question = { ...common, id: 'avis', kind: 'document' };

describe('an answer is taken', () => {
  it.each<[string, Question, AnswerValue, string]>([
    ['an option of a choice', kind, 'cargo', 'Vélo cargo'],
    ['a number within its bounds', income, 12_500, '12\u00a0500\u00a0€'],
    ['the least number', income, 0, '0\u00a0€'],
    ['a yes', student, true, 'Oui'],
    ['a no', student, false, 'Non'],
    ['a day', boughtOn, '2026-02-28', '28/02/2026'],
    ['a document', notice, 'media/avis.pdf', 'Document joint'],
  ])('where it is %s, and read as people read it', (_, question, answer, text) => {
    expect(answerFault(question, answer)).toBeUndefined();
    expect(answerText(question, answer)).toBe(text);
  });
});

describe('an answer is refused in French', () => {
  it.each<[string, Question, AnswerValue | undefined, string]>([
    ['where a required one is missing', kind, undefined, 'répondez à cette question'],
    ['where it is no option', kind, 'tandem', 'choisissez une réponse'],
    ['where a number is under its least', income, -1, '0 au moins'],
    ['where a number is over its most', income, 100_001, '100\u00a0000 au plus'],
    ['where a text stands for a number', income, '12', 'tapez un nombre'],
    ['where a number has no end', income, Number.POSITIVE_INFINITY, 'tapez un nombre'],
    ['where a text stands for yes or no', student, 'oui', 'répondez par oui ou par non'],
    ['where a day does not exist', boughtOn, '2026-02-30', 'choisissez un jour'],
    ['where a document has no name', notice, '', 'joignez le document'],
  ])('%s', (_, question, answer, fault) => {
    expect(answerFault(question, answer)).toBe(fault);
  });
});

it('leaves an optional question without an answer', () => {
  expect(answerFault({ ...income, isRequired: false }, undefined)).toBeUndefined();
});

it('asks each question at its step and of its kind of file alone', () => {
  const campaign = { questions: [kind, { ...income, step: 'opening' }, { ...student, fileKind: 'session' }] } as const;
  const ids = (...given: [step: 'opening' | 'invoice', fileKind: 'repair' | 'session']) =>
    questionsAt(campaign, ...given).map(({ id }) => id);
  expect([ids('invoice', 'repair'), ids('invoice', 'session'), ids('opening', 'repair')]).toEqual([
    ['type-de-velo'],
    ['type-de-velo', 'etudiant'],
    ['revenu'],
  ]);
  expect(questionsAt({}, 'opening', 'repair')).toEqual([]);
});

it('refuses an answer to a question that is not asked, and names the missing ones only of a whole set', () => {
  expect(answerFaults([kind], { 'type-de-velo': 'cargo', autre: 1 })).toEqual([
    { questionId: 'autre', sentence: 'Cette question n’est pas posée\u00a0: autre.' },
  ]);
  expect(answerFaults([kind], {})).toEqual([
    { questionId: 'type-de-velo', sentence: '«\u00a0Question\u00a0»\u00a0: répondez à cette question.' },
  ]);
  expect(answerFaults([kind], {}, { isWhole: false })).toEqual([]);
});

it('names the questions whose answers were taken away, and says nothing of none', () => {
  expect(removedAnswersText(['Avis'])).toBe('Réponse retirée\u00a0: Avis');
  expect(removedAnswersText(['Avis', 'Kilomètres'])).toBe('Réponses retirées\u00a0: Avis, Kilomètres');
  expect(removedAnswersText([])).toBeUndefined();
});

describe('a question that depends on an answer', () => {
  const proof: Question = { ...notice, askedIf: { questionId: 'etudiant', answer: true } };
  const school: Question = { ...income, id: 'ecole', askedIf: { questionId: 'type-de-velo', answer: 'cargo' } };
  const price: Question = { ...income, id: 'prix', askedIf: { questionId: 'ecole-publique', answer: true } };
  const publicSchool: Question = {
    ...student,
    id: 'ecole-publique',
    askedIf: { questionId: 'type-de-velo', answer: 'cargo' },
  };
  const asked = (...given: Parameters<typeof askedQuestions>) => askedQuestions(...given).map(({ id }) => id);

  it('is asked with that answer alone', () => {
    expect(asked([student, proof], { etudiant: true })).toEqual(['etudiant', 'avis']);
    expect(asked([student, proof], { etudiant: false })).toEqual(['etudiant']);
    expect(asked([student, proof], {})).toEqual(['etudiant']);
  });

  it('is asked with the answer of an earlier step', () => {
    expect(asked([school], { 'type-de-velo': 'cargo' })).toEqual(['ecole']);
    expect(answerFaults([school], {}, { earlier: { 'type-de-velo': 'cargo' } })).toHaveLength(1);
    expect(answerFaults([school], {}, { earlier: { 'type-de-velo': 'autre' } })).toEqual([]);
  });

  it('is not asked where the question that it names is not asked itself, whatever was answered to that one', () => {
    const questions = [kind, publicSchool, price];
    expect(asked(questions, { 'type-de-velo': 'autre', 'ecole-publique': true })).toEqual(['type-de-velo']);
    expect(asked(questions, { 'type-de-velo': 'cargo', 'ecole-publique': true })).toHaveLength(3);
  });

  it('is required while it is asked, and takes no answer while it is not', () => {
    expect(answerFaults([student, proof], { etudiant: true })).toEqual([
      { questionId: 'avis', sentence: '«\u00a0Question\u00a0»\u00a0: répondez à cette question.' },
    ]);
    expect(answerFaults([student, proof], { etudiant: false })).toEqual([]);
    expect(answerFaults([student, proof], { etudiant: false, avis: 'a.pdf' })).toEqual([
      {
        questionId: 'avis',
        sentence: '«\u00a0Question\u00a0»\u00a0: cette question n’est pas posée avec les autres réponses.',
      },
    ]);
  });
});

it('takes what it can read, whatever is sent: a taken answer always has a text', () => {
  const sent = fc.oneof(fc.string(), fc.double(), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom(kind, income, student, boughtOn, notice), sent, (question, answer) => {
      if (answerFault(question, answer) === undefined) expect(answerText(question, answer)).not.toBe('');
    }),
  );
});
