import type { Situation } from '@alveole/domain';
import { declaredQuestion, writtenAnswer } from './asked-inputs.ts';
import type { AskedInput } from './asked-inputs.ts';
import { inputs } from './vocabulary.ts';
import type { InputKind } from './vocabulary.ts';

type Value = string | number;

/** Publicodes quotes texts, and has no way to write a quote inside one. */
const quoted = (value: Value) => `'${String(value).replace(/['"\\]/g, '')}'`;

const writers: Readonly<Record<InputKind, (value: Value) => string>> = {
  amount: (cents) => `${(Number(cents) / 100).toFixed(2)} €`,
  percent: (percent) => `${percent} %`,
  years: (years) => `${years} ans`,
  count: String,
  files: String,
  text: quoted,
  day: (iso) => String(iso).split('-').reverse().join('/'),
};

/** The values of a situation by their names in the rules, as Publicodes reads them. */
export function writtenSituation(situation: Situation, asked: readonly AskedInput[]): Record<string, string> {
  const inputValues = inputs.flatMap(({ name, key, kind }) => {
    const value = situation[key];
    return value === undefined ? [] : [[name, writers[kind](value)]];
  });
  const answers = asked.flatMap((input) => {
    const answer = situation.answers?.[input.question.id];
    return answer === undefined ? [] : [[input.name, writtenAnswer(input, answer)]];
  });
  return Object.fromEntries([...inputValues, ...answers]);
}

const declarations: Readonly<Record<InputKind, Readonly<Record<string, string>>>> = {
  amount: { unité: '€' },
  percent: { unité: '%' },
  years: { unité: 'ans' },
  count: {},
  files: {},
  text: { type: 'texte' },
  day: { type: 'date' },
};

/** The declaration of every input. */
export function declaredInputs(asked: readonly AskedInput[]): Record<string, Record<string, string>> {
  return Object.fromEntries([
    ...inputs.map(({ name, title, kind }) => [name, { question: title, titre: title, ...declarations[kind] }]),
    ...asked.map((input) => [input.name, declaredQuestion(input)]),
  ]);
}
