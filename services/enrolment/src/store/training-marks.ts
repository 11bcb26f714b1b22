import { activityRequestState, teaches } from '@alveole/domain';
import type { Activity, ActivityRequestState } from '@alveole/domain';

/** Teaches, or has asked to. */
export const trainingMark = 've';

/** The request for training stands there. */
export const requestMark = (state: ActivityRequestState): string => `${trainingMark}=${state}`;

/** What the lists of training filter by, for the tokens of an establishment; nothing for a workshop that never asked. */
export function trainingMarks(activity: Activity | undefined): readonly string[] {
  const request = activity?.request;
  if (request !== undefined) return [trainingMark, requestMark(activityRequestState(request))];
  return teaches(activity) ? [trainingMark] : [];
}
