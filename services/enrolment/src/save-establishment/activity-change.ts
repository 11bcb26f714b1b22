import type { EntityData } from '@alveole/contracts';
import { abortRequest, acceptRequest, requestActivity, sendToFub, shownActivity } from '@alveole/domain';
import type { Activity, ActivityKind, EstablishmentAct } from '@alveole/domain';
import { activityOf } from '@alveole/contracts';
import type { Profile } from '../record/establishment.ts';

type WireActivity = EntityData['activity'];

/** The partner's wish: another activity than the one shown opens a new request; times and grants are not his. */
export function wishedActivity({ activity }: Profile, wire: WireActivity): Activity {
  const current = activityOf(activity);
  return requestActivity(current, (wire?.request?.gender ?? wire?.done ?? shownActivity(current)) as ActivityKind);
}

/** What staff does with a request: the time that the client newly sets names the act, the server sets its own. */
const answers: readonly {
  readonly time: 'fub' | 'accept' | 'abort';
  readonly act: EstablishmentAct;
  readonly apply: (activity: Activity, now: Date, motif: string) => Activity;
}[] = [
  { time: 'abort', act: 'fub-refuses', apply: (activity, now, motif) => abortRequest(activity, motif, now) },
  { time: 'accept', act: 'fub-validates', apply: (activity, now) => acceptRequest(activity, now) },
  { time: 'fub', act: 'send-to-fub', apply: (activity, now) => sendToFub(activity, now) },
];

export interface ActivityAnswer {
  readonly act: EstablishmentAct;
  /** The federation's reason. */
  readonly text: string;
  readonly activity: Activity;
}

/** The act behind a changed activity; undefined when staff only mends its data. */
export function activityAnswer({ activity }: Profile, wire: WireActivity, now: Date): ActivityAnswer | undefined {
  const known = activity?.request;
  const given = wire?.request;
  const answer = answers.find(({ time }) => given?.[time] !== undefined && given[time] !== known?.[time]);
  if (!answer) return undefined;
  const text = given?.abortMotif ?? '';
  return { act: answer.act, text, activity: answer.apply(activityOf(activity), now, text) };
}
