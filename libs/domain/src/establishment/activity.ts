import { zonedFormat } from '../calendar/index.ts';
import type { ZonedFormat } from '../calendar/index.ts';

/** What an establishment does; the numbers are the wire's. */
export const ActivityKind = { workshop: 0, training: 1, both: 2 } as const;
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];
export const activityLabels: Readonly<Record<ActivityKind, string>> = {
  [ActivityKind.workshop]: 'Atelier',
  [ActivityKind.training]: 'Vélo-école',
  [ActivityKind.both]: 'Atelier et vélo-école',
};

/** A wish to change the activity, and what became of it. Times are ISO 8601 instants. */
export interface ActivityRequest {
  readonly gender: ActivityKind;
  readonly fubDate?: string;
  readonly acceptDate?: string;
  readonly abortDate?: string;
  readonly abortMotif?: string;
}

export interface Activity {
  /** What is granted; absent means the workshop alone. */
  readonly done?: ActivityKind;
  readonly request?: ActivityRequest;
  /** Earlier requests, oldest first. */
  readonly history: readonly ActivityRequest[];
}

export const activityRequestStates = ['waiting', 'sent', 'accepted', 'aborted'] as const;
export type ActivityRequestState = (typeof activityRequestStates)[number];

/** Where a request stands. Accept and abort override sent and waiting; of the two, the later one. */
export function activityRequestState(request: ActivityRequest): ActivityRequestState {
  const { acceptDate, abortDate, fubDate } = request;
  if (acceptDate !== undefined && (abortDate === undefined || Date.parse(acceptDate) > Date.parse(abortDate)))
    return 'accepted';
  if (abortDate !== undefined) return 'aborted';
  return fubDate === undefined ? 'waiting' : 'sent';
}

const dayAndMonth = zonedFormat('fr-FR', { day: '2-digit', month: '2-digit' });
const wholeDate = zonedFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' });
const format = (formatter: ZonedFormat, date = '') => formatter.format(new Date(date));

const labelOfState: Readonly<Record<ActivityRequestState, (request: ActivityRequest) => string>> = {
  waiting: () => 'En attente envoi',
  sent: (request) => `Envoyé le ${format(dayAndMonth, request.fubDate)}`,
  accepted: (request) => `Validé le ${format(wholeDate, request.acceptDate)}`,
  aborted: (request) => `Refusé le ${format(wholeDate, request.abortDate)}`,
};

/** The label of a training request (establishments §4). */
export function activityRequestLabel(request: ActivityRequest): string {
  return labelOfState[activityRequestState(request)](request);
}

/**
 * Changing the activity pushes the earlier request into the history and opens a new one; asking for what is shown
 * already changes nothing. What the federation refused may be asked for again.
 */
export function requestActivity(activity: Activity, gender: ActivityKind): Activity {
  return gender === shownActivity(activity) ? activity : openRequest(activity, gender);
}

function openRequest(activity: Activity, gender: ActivityKind): Activity {
  const history = activity.request === undefined ? activity.history : [...activity.history, activity.request];
  return { ...activity, request: { gender }, history };
}

/** Sends the request to the federation; one that it has answered is opened anew, else its answer would stand for the new one. */
export function sendToFub(activity: Activity, now: Date): Activity {
  const { request } = activity;
  const fubDate = now.toISOString();
  if (request !== undefined && !isAnswered(request)) return { ...activity, request: { ...request, fubDate } };
  const gender = request?.gender ?? shownActivity(activity);
  return { ...openRequest(activity, gender), request: { gender, fubDate } };
}

function isAnswered(request: ActivityRequest): boolean {
  return ['accepted', 'aborted'].includes(activityRequestState(request));
}

/**
 * Who is validated without ever asking for another activity has the one that it registered with: the first validation
 * grants it, unless something was granted before or the federation refused.
 */
export function grantRegistered(activity: Activity): Activity {
  const { done, request } = activity;
  if (done !== undefined || request === undefined || activityRequestState(request) === 'aborted') return activity;
  return { ...activity, done: request.gender };
}

/** The federation accepts: what was asked for is done. */
export function acceptRequest(activity: Activity, now: Date): Activity {
  if (activity.request === undefined) return activity;
  return {
    ...activity,
    done: activity.request.gender,
    request: { ...activity.request, acceptDate: now.toISOString() },
  };
}

/** The federation refuses: what was granted is cleared, that is, back to the workshop alone. */
export function abortRequest(activity: Activity, motif: string, now: Date): Activity {
  if (activity.request === undefined) return activity;
  const { history } = activity;
  return { history, request: { ...activity.request, abortDate: now.toISOString(), abortMotif: motif } };
}

/** The activity to show: an open request with another gender overrides what is done, an aborted one never does. */
export function shownActivity(activity: Activity): ActivityKind {
  const done = activity.done ?? ActivityKind.workshop;
  if (activity.request === undefined || activityRequestState(activity.request) === 'aborted') return done;
  return activity.request.gender;
}

/** A request has gone to the federation and is not answered: staff waits with its own decision. */
export function isFubPending(activity: Activity): boolean {
  return activity.request !== undefined && activityRequestState(activity.request) === 'sent';
}

/** `isVE` of the wire: the establishment is in the lesson finder. */
export function teaches(activity: Activity | undefined): boolean {
  return activity?.done === ActivityKind.training || activity?.done === ActivityKind.both;
}

/** The establishment is in the repair finder. */
export function runsWorkshop(activity: Activity | undefined): boolean {
  return activity?.done !== ActivityKind.training;
}
