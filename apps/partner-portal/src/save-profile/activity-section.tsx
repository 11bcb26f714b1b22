import type { EstablishmentView } from '@alveole/contracts';
import { ActivityKind, activityLabels, activityRequestLabel, shownActivity } from '@alveole/domain';
import { DefinitionList, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ActivityFields } from '../establishment-form/activity-fields.tsx';
import { fieldLabels as labels } from '../establishment-form/field-labels.ts';
import { texts } from './save-profile.text.ts';

export interface ActivitySectionProps {
  readonly establishment: EstablishmentView;
  readonly isEditable: boolean;
}

/** Workshop or training; a wish for training shows where it stands. */
export function ActivitySection({ establishment, isEditable }: ActivitySectionProps): ReactNode {
  const { activity, profile } = establishment;
  const { request } = activity;
  return (
    <>
      {request && request.gender !== ActivityKind.workshop ? (
        <Notice>{`${texts.request}\u00a0: ${activityLabels[request.gender]}. ${activityRequestLabel(request)}.`}</Notice>
      ) : null}
      {isEditable ? (
        <ActivityFields />
      ) : (
        <DefinitionList
          items={[
            { label: texts.sections.activity, value: activityLabels[shownActivity(activity)] },
            { label: labels.repairers, value: profile.repairers },
            { label: labels.repairsPerWeek, value: profile.repairsPerWeek },
          ]}
        />
      )}
    </>
  );
}
