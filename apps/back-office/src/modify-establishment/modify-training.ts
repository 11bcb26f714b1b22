import type { EstablishmentView } from '@alveole/contracts/establishment';
import { diplomaLabels, diplomas, shownActivity, teaches } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import { messages, trainingProvider } from '@alveole/validation';
import { z } from 'zod';
import type { ModifyField } from './modify-fields.ts';
import { texts } from './modify-establishment.text.ts';
import { box, numberText, ticked } from './typed-box.ts';

type Look = Pick<ModifyField, 'label'> & Partial<ModifyField>;

const isSchool = ({ activity }: EstablishmentView): boolean => teaches({ ...activity, done: shownActivity(activity) });
/** An attestation that the service wants cannot be taken away. */
const attested = box.pipe(z.literal(true, messages.required));

/** One field of the training block, which is written as a whole. */
function lesson(
  name: keyof TrainingOffer,
  look: Look,
  show: (offer: TrainingOffer) => string,
  schema: z.ZodType = trainingProvider.shape[name],
): ModifyField {
  return {
    id: `training-${name}`,
    section: 'training',
    input: 'text',
    isFor: isSchool,
    show: ({ profile }) => show(profile.training ?? {}),
    change: (value, before, { profile }) => ({
      training: { ...profile.training, ...before.training, [name]: value },
    }),
    ...look,
    schema,
  };
}

/** What the establishment says of its lessons by a tick. */
function lessonBox(
  name: 'attestsDiplomas' | 'attestsLegalDuties' | 'followsSavoirRouler',
  look: Look,
  schema: z.ZodType = box,
): ModifyField {
  return { ...lesson(name, look, (offer) => ticked(offer[name]), schema), input: 'box' };
}

const heldDiplomas = diplomas.map((diploma): ModifyField => ({
  ...lesson(
    'diplomas',
    { label: diplomaLabels[diploma] },
    ({ diplomas: held }) => ticked(held?.includes(diploma)),
    box,
  ),
  id: `diploma-${diploma}`,
  input: 'box',
  change: (value: boolean, before, { profile }) => {
    const offer = { ...profile.training, ...before.training };
    const held = diplomas.filter((known) => (known === diploma ? value : offer.diplomas?.includes(known)));
    return { training: { ...offer, diplomas: held } };
  },
}));

/** What an establishment says of its lessons, in the order of the form. */
export const trainingFields: readonly ModifyField[] = [
  ...heldDiplomas,
  lesson('trainers', { label: 'Formateurs' }, ({ trainers }) => numberText(trainers)),
  lesson('weeklyHours', { label: 'Heures par semaine' }, ({ weeklyHours }) => numberText(weeklyHours)),
  lesson('description', { label: 'Description', input: 'long' }, ({ description = '' }) => description),
  lesson('pedagogy', { label: 'Pédagogie', input: 'long' }, ({ pedagogy = '' }) => pedagogy),
  lessonBox('attestsDiplomas', { label: 'Diplômes attestés', hint: texts.attestedHint }, attested),
  lessonBox('attestsLegalDuties', { label: 'Obligations légales attestées', hint: texts.attestedHint }, attested),
  lessonBox('followsSavoirRouler', { label: 'Savoir rouler à vélo' }),
];
