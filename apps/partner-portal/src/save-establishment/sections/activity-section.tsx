import type { EstablishmentView } from '@alveole/contracts/establishment';
import {
  activityLabels,
  activityRequestLabel,
  activityRequestState,
  ActivityKind,
  mayEditSection,
  shownActivity,
  vatRateLabels,
  type ActivityRequest,
  type ActivityRequestState,
} from '@alveole/domain';
import { DefinitionList, Fieldset, Notice, type MessageTone } from '@alveole/ui';
import { fieldRow } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ActivityFields } from '../../establishment-form/activity-fields.tsx';
import {
  activityChoice,
  choosesTraining,
  choosesWorkshop,
  chosenKind,
  type EstablishmentValues,
} from '../../establishment-form/establishment-values.ts';
import { formFieldsOf } from '../../establishment-form/form-fields.ts';
import { fieldLabels as labels } from '../../establishment-form/field-labels.ts';
import {
  both,
  trainingSchema,
  vatSchema,
  workshopSchema,
  type SectionSchema,
} from '../../establishment-form/section-schemas.ts';
import { VatField } from '../../establishment-form/vat-field.tsx';
import { TrainingFields } from '../../establishment-form/training-fields.tsx';
import { profileFacts, trainingFacts } from '../profile-facts.ts';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

/** Workshop, training or both, with what each must tell. */
export const activitySection: ProfileSection = {
  id: 'activite',
  title: () => texts.sections.activity,
  Content: Activity,
  Facts: ActivityFacts,
  form: {
    fields: ['activity', ...formFieldsOf('activity'), ...formFieldsOf('training')],
    rules: ({ status, profile, activity: current }, { activity }) => {
      if (!mayEditSection(status, 'activity')) return undefined;
      const workshop = choosesWorkshop(activity) ? [workshopSchema(profile)] : [];
      const training = choosesTraining(activity) ? [trainingSchema] : [];
      return both([wishOtherThan(shownActivity(current)), vatSchema, ...workshop, ...training]);
    },
  },
};

/** A wish travels only when it is another activity than the one shown. */
function wishOtherThan(shown: ActivityKind): SectionSchema {
  return z
    .object({ activity: activityChoice })
    .transform(({ activity }) => chosenKind(activity))
    .transform((wished) => (wished === shown ? {} : { activity: { request: { gender: wished } } }));
}

function Activity({ establishment }: SectionProps): ReactNode {
  const { request } = establishment.activity;
  return (
    <>
      {request && request.gender !== ActivityKind.workshop ? <RequestNotice request={request} /> : null}
      {mayEditSection(establishment.status, 'activity') ? (
        <EditedActivity />
      ) : (
        <ActivityFacts establishment={establishment} />
      )}
    </>
  );
}

function EditedActivity(): ReactNode {
  const choice = useWatch<EstablishmentValues, 'activity'>({ name: 'activity' });
  return (
    <>
      <ActivityFields />
      <VatField />
      {choosesTraining(choice) ? (
        <Fieldset legend={fieldRow('training').label} hint={labels.trainingHint}>
          <TrainingFields />
        </Fieldset>
      ) : null}
    </>
  );
}

const requestTexts: Readonly<Record<ActivityRequestState, { readonly title: string; readonly tone: MessageTone }>> = {
  waiting: { title: texts.request.open, tone: 'info' },
  sent: { title: texts.request.open, tone: 'info' },
  accepted: { title: texts.request.accepted, tone: 'success' },
  aborted: { title: texts.request.aborted, tone: 'warning' },
};

/** Where a wish for training stands, and why it was refused. */
function RequestNotice({ request }: { request: ActivityRequest }): ReactNode {
  const state = activityRequestState(request);
  const { title, tone } = requestTexts[state];
  return (
    <Notice tone={tone} title={`${title}\u00a0: ${activityLabels[request.gender]}`}>
      <p>{activityRequestLabel(request)}</p>
      {state === 'aborted' && request.abortMotif ? <p>{texts.request.reason(request.abortMotif)}</p> : null}
    </Notice>
  );
}

function ActivityFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { vatRate: rate } = establishment.profile;
  const vatRate = [{ label: fieldRow('vatRate').label, value: rate && vatRateLabels[rate] }];
  const chosen = { label: texts.sections.activity, value: activityLabels[shownActivity(establishment.activity)] };
  return (
    <DefinitionList
      items={[chosen, ...profileFacts('activity', establishment, { vatRate }), ...trainingFacts(establishment)]}
    />
  );
}
