import { acceptanceStamp, acceptedOn, isAccepted, neverAccepted } from './conditions-acceptance.ts';

it('stamps an acceptance with the minute of Paris, midnight as 00', () => {
  expect(acceptanceStamp(new Date('2020-07-01T22:05:00Z'))).toBe('202007020005');
  expect(isAccepted(acceptanceStamp(new Date('2020-12-31T12:00:00Z')))).toBe(true);
});

it('takes neither a missing stamp nor a refusal for an acceptance', () => {
  expect([isAccepted(undefined), isAccepted(''), isAccepted(neverAccepted)]).toEqual([false, false, false]);
});

it('tells day and time of an acceptance, and none of a refusal', () => {
  expect(acceptedOn('202603021905')).toEqual({ day: '2026-03-02', time: '19:05' });
  expect([acceptedOn(neverAccepted), acceptedOn(undefined)]).toEqual([undefined, undefined]);
});
