import { diplomas } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import { trainingFieldNames, trainingRow } from '@alveole/validation';
import type { TrainingFieldName, TrainingFieldsOf } from '@alveole/validation';
import { z } from 'zod';
import { numberText } from './plain-values.ts';

/** The form holds the parts of the lessons beside the other fields: a description alone would not say of what. */
export type TrainingFormName<Name extends TrainingFieldName> = Name extends 'description'
  ? 'trainingDescription'
  : Name;

export function trainingFormName<Name extends TrainingFieldName>(name: Name): TrainingFormName<Name> {
  return (name === 'description' ? 'trainingDescription' : name) as TrainingFormName<Name>;
}

export const trainingFormNames = trainingFieldNames().map(trainingFormName);

type Shape = { [Name in TrainingFieldsOf<'long' | 'number'> as TrainingFormName<Name>]: z.ZodString } & {
  [Name in TrainingFieldsOf<'box'>]: z.ZodBoolean;
} & { diplomas: z.ZodArray<z.ZodEnum<{ [Diploma in (typeof diplomas)[number]]: Diploma }>> };

/** What a school tells of its lessons, as a draft keeps it. */
export const trainingShape = Object.fromEntries(
  trainingFieldNames().map((name) => [trainingFormName(name), shapeOf(name)]),
) as Shape;

function shapeOf(name: TrainingFieldName): z.ZodType {
  const { input } = trainingRow(name);
  if (input === 'own') return z.array(z.enum(diplomas));
  return input === 'box' ? z.boolean() : z.string();
}

export type TrainingValues = { [Name in keyof Shape]: z.output<Shape[Name]> };

/** What a school told of its lessons, in the form in which it is typed. */
export function trainingValues(offer: TrainingOffer): TrainingValues {
  return Object.fromEntries(
    trainingFieldNames().map((name) => [trainingFormName(name), typedForm(offer[name], trainingRow(name).input)]),
  ) as TrainingValues;
}

function typedForm(value: TrainingOffer[TrainingFieldName], input: 'long' | 'number' | 'box' | 'own') {
  if (input === 'own') return Array.isArray(value) ? [...value] : [];
  if (input === 'box') return value === true;
  return typeof value === 'number' ? numberText(value) : (value ?? '');
}
