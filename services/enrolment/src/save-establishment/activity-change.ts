import type { AskedAct } from '@alveole/contracts/establishment';
import { abortRequest, acceptRequest, requestActivity, sendToFub, shownActivity } from '@alveole/domain';
import type { Activity, EstablishmentAct } from '@alveole/domain';
import { activityIn } from '../record/profile.ts';
import type { Profile } from '../record/profile.ts';

/** A wish: another activity than the one shown opens a new request; times and grants are not the wisher's. */
export function wishedActivity(profile: Profile, given: Activity | undefined): Activity {
  const current = activityIn(profile);
  return requestActivity(current, given?.request?.gender ?? given?.done ?? shownActivity(current));
}

/** What each step of the federation makes of the activity; the server sets the time. */
const steps = {
  'fub-refuses': (activity, now, reason) => abortRequest(activity, reason, now),
  'fub-validates': (activity, now) => acceptRequest(activity, now),
  'send-to-fub': (activity, now) => sendToFub(activity, now),
} as const satisfies Partial<Record<EstablishmentAct, (activity: Activity, now: Date, reason: string) => Activity>>;

/** The activity after a step of the federation; undefined for every other act. */
export function answeredActivity(profile: Profile, { act, text = '' }: AskedAct, now: Date): Activity | undefined {
  return Object.hasOwn(steps, act) ? steps[act as keyof typeof steps](activityIn(profile), now, text) : undefined;
}
