import type { EstablishmentView } from '@alveole/contracts/establishment';
import { diplomaLabels, diplomas, shownActivity, teaches } from '@alveole/domain';
import { messages, trainingFieldNames, trainingRow } from '@alveole/validation';
import type { TrainingFieldName } from '@alveole/validation';
import { z } from 'zod';
import type { ModifyField } from './modify-fields.ts';
import { texts } from './modify-establishment.text.ts';
import { box, numberText, ticked } from './typed-box.ts';

export const isSchool = ({ activity }: EstablishmentView): boolean =>
  teaches({ ...activity, done: shownActivity(activity) });

/** An attestation that the service wants cannot be taken away. */
const attested = box.pipe(z.literal(true, messages.required));

/** One part of the training block, which is written as a whole. */
function lesson(name: TrainingFieldName): ModifyField {
  const { input, staffLabel, schema } = trainingRow(name);
  const part: ModifyField = {
    id: `training-${name}`,
    section: 'training',
    label: staffLabel,
    input: input === 'long' ? 'long' : 'text',
    isFor: isSchool,
    schema,
    show: ({ profile }) => textOf(profile.training?.[name]),
    change: (value, before, { profile }) => ({
      training: { ...profile.training, ...before.training, [name]: value },
    }),
  };
  if (input !== 'box') return part;
  const isAttestation = !schema.safeParse(false).success;
  return { ...part, input, ...(isAttestation ? { schema: attested, hint: texts.attestedHint } : { schema: box }) };
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' ? value : ticked(value === true);
}

const diplomaParts = diplomas.map((diploma): ModifyField => ({
  ...lesson('diplomas'),
  id: `diploma-${diploma}`,
  label: diplomaLabels[diploma],
  input: 'box',
  schema: box,
  show: ({ profile }) => ticked(profile.training?.diplomas?.includes(diploma)),
  change: (value: boolean, before, { profile }) => {
    const offer = { ...profile.training, ...before.training };
    const nextDiplomas = diplomas.filter((known) => (known === diploma ? value : offer.diplomas?.includes(known)));
    return { training: { ...offer, diplomas: nextDiplomas } };
  },
}));

/** What an establishment says of its lessons, ticks and figures first, texts and attestations behind them. */
export const trainingParts: readonly ModifyField[] = [
  ...diplomaParts,
  ...(['number', 'long', 'box'] as const).flatMap((input) => trainingFieldNames(input)).map(lesson),
];
