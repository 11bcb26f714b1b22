import {
  abortRequest,
  acceptRequest,
  activityLabels,
  activityRequestLabel,
  grantRegistered,
  isFubPending,
  requestActivity,
  runsWorkshop,
  sendToFub,
  shownActivity,
  teaches,
  type Activity,
  ActivityKind,
  type ActivityRequest,
} from './activity.ts';

const now = new Date('2020-12-03T23:30:00Z');
const workshop: Activity = { done: 0, history: [] };
const labelOf = ({ request }: Activity) => (request === undefined ? undefined : activityRequestLabel(request));

it('names the three activities', () => {
  expect(activityLabels).toEqual({ 0: 'Atelier', 1: 'Vélo-école', 2: 'Atelier et vélo-école' });
});

describe('a request for training', () => {
  it('goes from wish to sent to accepted, with its label at each stage in Paris days', () => {
    const wished = requestActivity(workshop, 1);
    expect(labelOf(wished)).toBe('En attente envoi');
    const sent = sendToFub(wished, now);
    expect(labelOf(sent)).toBe('Envoyé le 04/12');
    const accepted = acceptRequest(sent, now);
    expect(labelOf(accepted)).toBe('Validé le 04/12/2020');
    expect(accepted.done).toBe(1);
  });

  it('is refused with the reason of the federation, which clears what was done', () => {
    const aborted = abortRequest(sendToFub(requestActivity({ done: 1, history: [] }, 2), now), 'Sans diplôme', now);
    expect(labelOf(aborted)).toBe('Refusé le 04/12/2020');
    expect(aborted.request?.abortMotif).toBe('Sans diplôme');
    expect(aborted).not.toHaveProperty('done');
    expect([shownActivity(aborted), teaches(aborted)]).toEqual([0, false]);
  });

  const early = '2020-12-01T10:00:00Z';
  const late = '2020-12-05T10:00:00Z';
  it.each<readonly [string, Omit<ActivityRequest, 'gender'>]>([
    ['En attente envoi', {}],
    ['Envoyé le 01/12', { fubDate: early }],
    ['Validé le 01/12/2020', { acceptDate: early }],
    ['Validé le 01/12/2020', { acceptDate: early, fubDate: late }],
    ['Refusé le 01/12/2020', { abortDate: early }],
    ['Refusé le 01/12/2020', { abortDate: early, fubDate: late }],
    ['Validé le 05/12/2020', { abortDate: early, acceptDate: late }],
    ['Refusé le 05/12/2020', { acceptDate: early, abortDate: late }],
    ['Refusé le 01/12/2020', { acceptDate: early, abortDate: early }],
    ['Validé le 05/12/2020', { fubDate: early, abortDate: early, acceptDate: late }],
  ])(
    'reads « %s » with %j: accept and abort override sent and waiting, the later of the two counts',
    (label, dates) => {
      expect(activityRequestLabel({ gender: 1, ...dates })).toBe(label);
    },
  );

  it('pends while it is at the federation, neither before nor after', () => {
    const wished = requestActivity(workshop, 1);
    const sent = sendToFub(wished, now);
    const stages = [workshop, wished, sent, acceptRequest(sent, now), abortRequest(sent, '', now)];
    expect(stages.map(isFubPending)).toEqual([false, false, true, false, false]);
  });

  it('that the federation has answered is opened anew when it is sent again', () => {
    const refused = abortRequest(sendToFub(requestActivity(workshop, 2), now), 'Sans diplôme', now);
    const again = sendToFub(refused, now);
    expect(again).toMatchObject({ request: { gender: 2, fubDate: now.toISOString() }, history: [refused.request] });
    expect(isFubPending(again)).toBe(true);
    const accepted = acceptRequest(again, now);
    expect(sendToFub(accepted, now).history).toEqual([refused.request, accepted.request]);
  });

  it('is opened by sending a training that nobody asked for', () => {
    expect(sendToFub({ done: 2, history: [] }, now)).toEqual({
      done: 2,
      request: { gender: 2, fubDate: now.toISOString() },
      history: [],
    });
  });

  it('keeps its times when it is sent a second time before an answer', () => {
    const sent = sendToFub(requestActivity(workshop, 1), now);
    expect(sendToFub(sent, now)).toEqual(sent);
  });

  it('cannot be answered where there is none', () => {
    expect([acceptRequest(workshop, now), abortRequest(workshop, 'x', now)]).toEqual([workshop, workshop]);
  });
});

describe('changing the activity', () => {
  it('pushes each earlier request into the history', () => {
    const third = requestActivity(requestActivity(requestActivity(workshop, 1), 2), 0);
    expect(third.history.map(({ gender }) => gender)).toEqual([1, 2]);
    expect(third.request).toEqual({ gender: 0 });
  });

  it('to what is shown already changes nothing', () => {
    const wished = requestActivity(workshop, 1);
    expect(requestActivity(workshop, 0)).toBe(workshop);
    expect(requestActivity(wished, 1)).toBe(wished);
  });

  it('may ask again for what the federation refused', () => {
    const refused = abortRequest(sendToFub(requestActivity(workshop, 1), now), 'Sans diplôme', now);
    expect(requestActivity(refused, 1)).toMatchObject({
      request: { gender: 1 },
      history: [{ abortMotif: 'Sans diplôme' }],
    });
  });
});

describe('the first validation', () => {
  const request = { gender: ActivityKind.training } as const;
  it.each<readonly [string, Activity, ActivityKind | undefined]>([
    ['grants what was registered', { request, history: [] }, 1],
    ['leaves a workshop one', { done: 0, history: [] }, 0],
    ['leaves a workshop one that asks for more', { done: 0, request, history: [] }, 0],
    [
      'grants nothing that the federation refused',
      { request: { ...request, abortDate: now.toISOString() }, history: [] },
      undefined,
    ],
    [
      'leaves what the federation granted',
      { done: 2, request: { gender: 2, acceptDate: now.toISOString() }, history: [] },
      2,
    ],
    ['grants nothing where nothing was told', { history: [] }, undefined],
  ])('%s', (_, activity, done) => {
    expect(grantRegistered(activity)).toEqual(done === undefined ? activity : { ...activity, done });
  });
});

describe('the activity that is shown', () => {
  it.each<readonly [ActivityKind, Activity]>([
    [0, { history: [] }],
    [2, { done: 2, history: [] }],
    [1, { done: 0, request: { gender: 1 }, history: [] }],
    [0, { done: 1, request: { gender: 0, fubDate: now.toISOString() }, history: [] }],
    [0, { done: 0, request: { gender: 1, abortDate: now.toISOString() }, history: [] }],
    [1, { done: 1, request: { gender: 2, abortDate: now.toISOString() }, history: [] }],
  ])('is %i: an open request overrides what is done, an aborted one never does', (shown, activity) => {
    expect(shownActivity(activity)).toBe(shown);
  });
});

it.each([
  [undefined, false, true],
  [0, false, true],
  [1, true, false],
  [2, true, true],
] as const)('with done %s an establishment teaches: %s, repairs: %s', (done, lessons, repairs) => {
  const activity: Activity = done === undefined ? { history: [] } : { done, history: [] };
  expect([teaches(activity), runsWorkshop(activity)]).toEqual([lessons, repairs]);
});

it('takes a shop without a word about it for a workshop', () => {
  expect([teaches(undefined), runsWorkshop(undefined)]).toEqual([false, true]);
});
