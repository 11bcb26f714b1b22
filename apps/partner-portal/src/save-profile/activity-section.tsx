import type { Entity } from '@alveole/contracts';
import { activityLabels, activityRequestLabel, shownActivity } from '@alveole/domain';
import { DefinitionList, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ActivityFields } from '../establishment-form/activity-fields.tsx';
import { activityOfWire } from '../establishment-form/activity-of-wire.ts';
import { fieldLabels as labels } from '../establishment-form/field-labels.ts';
import { texts } from './save-profile.text.ts';

/** Workshop or training; a wish for training shows where it stands. */
export function ActivitySection({ entity, isEditable }: { entity: Entity; isEditable: boolean }): ReactNode {
  const { activity: wire, repairman, repairday } = entity.entity_data;
  const activity = activityOfWire(wire);
  const { request } = activity;
  return (
    <>
      {request && request.gender !== 0 ? (
        <Notice>{`${texts.request}\u00a0: ${activityLabels[request.gender]}. ${activityRequestLabel(request)}.`}</Notice>
      ) : null}
      {isEditable ? (
        <ActivityFields />
      ) : (
        <DefinitionList
          items={[
            { label: texts.sections.activity, value: activityLabels[shownActivity(activity)] },
            { label: labels.repairers, value: repairman },
            { label: labels.repairsPerWeek, value: repairday },
          ]}
        />
      )}
    </>
  );
}
