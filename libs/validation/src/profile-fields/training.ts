import { diplomas, type TrainingOffer } from '@alveole/domain';
import { z } from 'zod';
import { messages, type MessageKey } from '../messages.ts';
import { textField } from '../text.ts';
import { numberField } from '../typed-number.ts';
import type { FieldRow } from './field-row.ts';

export const trainingTextMinLength = 500;

const longText = (message: string) =>
  textField(message)
    .transform((text) => text.trim())
    .pipe(z.string().min(trainingTextMinLength, message).max(10_000, messages.tooLong));

/** One part of what a school tells of its lessons, which is written as a whole. */
export interface TrainingRow extends Pick<FieldRow, 'label' | 'help'> {
  readonly input: 'long' | 'number' | 'box' | 'own';
  readonly staffLabel: string;
  readonly messages: readonly [MessageKey];
  readonly schema: z.ZodType;
}

/** What a school tells of its lessons, a row for each part; how it travels stands in `trainingWire` of the contracts. */
export const trainingFields = {
  diplomas: {
    input: 'own',
    label: 'Diplômes de vos formateurs',
    staffLabel: 'Diplômes',
    messages: ['diploma'],
    schema: z.array(z.enum(diplomas), messages.diploma).min(1, messages.diploma),
  },
  description: {
    input: 'long',
    label: 'Description de vos séances',
    help: 'À qui elles s’adressent, où elles se tiennent, comment elles se déroulent.',
    staffLabel: 'Description',
    messages: ['trainingDescription'],
    schema: longText(messages.trainingDescription),
  },
  pedagogy: {
    input: 'long',
    label: 'Pédagogie',
    help: 'Comment vous faites progresser une personne jusqu’à la circulation.',
    staffLabel: 'Pédagogie',
    messages: ['pedagogy'],
    schema: longText(messages.pedagogy),
  },
  trainers: {
    input: 'number',
    label: 'Nombre de formateurs',
    staffLabel: 'Formateurs',
    messages: ['trainers'],
    schema: numberField(messages.trainers),
  },
  weeklyHours: {
    input: 'number',
    label: 'Heures de séances par semaine',
    staffLabel: 'Heures par semaine',
    messages: ['weeklyHours'],
    schema: numberField(messages.weeklyHours, 168),
  },
  attestsDiplomas: {
    input: 'box',
    label: 'J’atteste que les personnes qui encadrent les séances détiennent ces diplômes',
    staffLabel: 'Diplômes attestés',
    messages: ['diplomasAttested'],
    schema: z.literal(true, messages.diplomasAttested),
  },
  attestsLegalDuties: {
    input: 'box',
    label: 'J’atteste respecter les obligations légales\u00a0: assurance, encadrement déclaré',
    staffLabel: 'Obligations légales attestées',
    messages: ['legalDutiesAttested'],
    schema: z.literal(true, messages.legalDutiesAttested),
  },
  /** The national programme. */
  followsSavoirRouler: {
    input: 'box',
    label: 'Nous participons au programme « Savoir rouler à vélo »',
    staffLabel: 'Savoir rouler à vélo',
    messages: ['required'],
    schema: z.boolean().optional(),
  },
} as const satisfies Readonly<Record<keyof TrainingOffer, TrainingRow>>;

type Rows = typeof trainingFields;
export type TrainingFieldName = keyof Rows;

const rows: Readonly<Record<TrainingFieldName, TrainingRow>> = trainingFields;

/** The parts, in the order of the forms; those that stand in one kind of input alone, where it is given. */
export function trainingFieldNames<Input extends TrainingRow['input']>(
  input?: Input,
): readonly TrainingFieldsOf<Input>[] {
  const names = Object.keys(rows) as TrainingFieldName[];
  return names.filter((name) => input === undefined || rows[name].input === input) as TrainingFieldsOf<Input>[];
}

/** The parts that stand in one kind of input. */
export type TrainingFieldsOf<Input extends TrainingRow['input']> = {
  [Name in TrainingFieldName]: Rows[Name]['input'] extends Input ? Name : never;
}[TrainingFieldName];

/** The row of a part. */
export function trainingRow(name: TrainingFieldName): TrainingRow {
  return rows[name];
}

type Shape = { [Name in TrainingFieldName]: Rows[Name]['schema'] };

/** What a provider of training (activity 1 or 2) must tell; a `TrainingOffer` comes out. */
export const trainingProvider = z.object(
  Object.fromEntries(Object.entries(rows).map(([name, { schema }]) => [name, schema])) as Shape,
);

/** The row of the profile that holds them all. */
export const schoolFields = {
  training: {
    section: 'training',
    holders: 'schools',
    isRequired: true,
    input: 'own',
    label: 'Votre vélo-école',
    messages: ['diploma'],
    schema: trainingProvider,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
