import {
  abortRequest,
  acceptRequest,
  requestActivity,
  sanitisedReason,
  sendToFub,
  shownActivity,
} from '@alveole/domain';
import type { Activity, EstablishmentAct } from '@alveole/domain';
import { activityIn } from '../record/profile.ts';
import type { Profile } from '../record/profile.ts';

/** A wish: another activity than the one shown opens a new request; times and grants are not the wisher's. */
export function wishedActivity(profile: Profile, given: Activity | undefined): Activity {
  const current = activityIn(profile);
  return requestActivity(current, given?.request?.gender ?? given?.done ?? shownActivity(current));
}

/** What staff does with a request: the time that the client newly sets names the act, the server sets its own. */
const answers: readonly {
  readonly time: 'fubDate' | 'acceptDate' | 'abortDate';
  readonly act: EstablishmentAct;
  readonly apply: (activity: Activity, now: Date, motif: string) => Activity;
}[] = [
  { time: 'abortDate', act: 'fub-refuses', apply: (activity, now, motif) => abortRequest(activity, motif, now) },
  { time: 'acceptDate', act: 'fub-validates', apply: (activity, now) => acceptRequest(activity, now) },
  { time: 'fubDate', act: 'send-to-fub', apply: (activity, now) => sendToFub(activity, now) },
];

export interface ActivityAnswer {
  readonly act: EstablishmentAct;
  /** The federation's reason, sanitised. */
  readonly text: string;
  readonly activity: Activity;
}

/** The act behind a changed activity; undefined when staff only mends its data. */
export function activityAnswer(profile: Profile, changed: Activity | undefined, now: Date): ActivityAnswer | undefined {
  const known = profile.activity?.request;
  const given = changed?.request;
  const answer = answers.find(({ time }) => given?.[time] !== undefined && given[time] !== known?.[time]);
  if (!answer) return undefined;
  const text = sanitisedReason(given?.abortMotif ?? '');
  return { act: answer.act, text, activity: answer.apply(activityIn(profile), now, text) };
}
