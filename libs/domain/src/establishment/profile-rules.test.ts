import fc from 'fast-check';
import { abortRequest, acceptRequest, activityRequestLabel, isFubPending, requestActivity, runsWorkshop, sendToFub, shownActivity, teaches } from './activity.ts';
import { decideAssignment } from './assignment.ts';
import { isAfterChange } from './change-day.ts';
import { editableSections, mayEditSection, profileSections } from './editable-sections.ts';
import { daySlotsLabel, openingHoursFaults, type DaySlots } from './opening-hours.ts';
import { establishmentStatusCodes, establishmentStatuses } from './statuses.ts';

const now = new Date('2020-12-03T23:30:00Z');

describe('the activity of an establishment', () => {
  const workshop = { done: 0, history: [] } as const;

  it('goes from wish to sent to accepted, with its label at each stage in Paris days', () => {
    const wished = requestActivity(workshop, 1);
    expect(activityRequestLabel(wished.request ?? { gender: 0 })).toBe('En attente envoi');
    const sent = sendToFub(wished, now);
    expect(activityRequestLabel(sent.request ?? { gender: 0 })).toBe('Envoyé le 04/12');
    expect(isFubPending(sent)).toBe(true);
    const accepted = acceptRequest(sent, now);
    expect(activityRequestLabel(accepted.request ?? { gender: 0 })).toBe('Validé le 04/12/2020');
    expect([isFubPending(accepted), teaches(accepted), runsWorkshop(accepted)]).toEqual([false, true, false]);
  });

  it('is overridden by an open request, never by an aborted one', () => {
    const sent = sendToFub(requestActivity(workshop, 2), now);
    expect(shownActivity(sent)).toBe(2);
    const aborted = abortRequest(sent, 'Sans diplôme', now);
    expect(shownActivity(aborted)).toBe(0);
    expect(activityRequestLabel(aborted.request ?? { gender: 0 })).toBe('Refusé le 04/12/2020');
    expect(aborted.request?.abortMotif).toBe('Sans diplôme');
    expect(aborted.done).toBeUndefined();
  });

  it('keeps every earlier request', () => {
    const second = requestActivity(requestActivity(requestActivity(workshop, 1), 2), 0);
    expect(second.history.map(({ gender }) => gender)).toEqual([1, 2]);
  });

  it('puts a shop without a word about it into the repair finder alone', () => {
    expect([teaches(undefined), runsWorkshop(undefined)]).toEqual([false, true]);
    expect([teaches({ done: 2, history: [] }), runsWorkshop({ done: 2, history: [] })]).toEqual([true, true]);
  });
});

describe('what the partner may edit', () => {
  it('opens what was checked only after a refusal, and nothing once closed', () => {
    expect(establishmentStatusCodes.filter((status) => mayEditSection(status, 'company'))).toEqual([2]);
    expect(establishmentStatusCodes.filter((status) => mayEditSection(status, 'documents'))).toEqual([2]);
    expect(establishmentStatusCodes.filter((status) => mayEditSection(status, 'address'))).toEqual([0, 1, 2, 3, 4]);
    expect(establishmentStatusCodes.filter((status) => mayEditSection(status, 'bank'))).toEqual([0, 1, 2, 3, 4]);
    expect(editableSections(2)).toEqual(profileSections);
    expect(editableSections(9)).toEqual([]);
  });

  it('tells waiting partners in red, validated ones in green', () => {
    expect(establishmentStatusCodes.map((status) => establishmentStatuses[status].tone)).toEqual(['orange', 'green', 'red', 'purple', 'grey', 'black']);
    expect(establishmentStatusCodes.map((status) => establishmentStatuses[status].partnerTone)).toEqual(['red', 'green', 'red', 'red', 'grey', 'black']);
  });
});

describe('the holder of a file', () => {
  const head = { role: 'ADM', permission: 0, userId: 'ann' } as const;
  const operator = { ...head, permission: 1 } as const;

  it.each([
    ['an administrator assigns a held file to anybody', 'bob', 'luc', head, true],
    ['an administrator releases every file', 'bob', null, head, true],
    ['an administrator must choose somebody', null, '', head, false],
    ['an operator takes a free file', null, 'ann', operator, true],
    ['an operator gives no file to another', null, 'bob', operator, false],
    ['an operator takes no held file', 'bob', 'ann', operator, false],
    ['an operator releases his own', 'ann', null, operator, true],
    ['an operator releases no other', 'bob', null, operator, false],
  ] as const)('%s', (_name, holder, assignee, actor, ok) => {
    expect(decideAssignment(holder, assignee, actor).ok).toBe(ok);
  });
});

describe('opening hours', () => {
  const faultOf = (monday: DaySlots) => openingHoursFaults({ mon: monday })[0]?.fault;

  it.each([
    [['09:00', '12:00', '14:00', '18:30'], undefined],
    [['09:00', '12:00', '', ''], undefined],
    [['', '', '14:00', '18:30'], undefined],
    [['09:00', '', '', '18:30'], undefined],
    [['09:00', '12:00', '12:00', '18:30'], undefined],
    [['', '', '', ''], undefined],
    [['9h', '12:00', '', ''], 'format'],
    [['24:00', '25:00', '', ''], 'format'],
    [['09:00', '', '', ''], 'half-open'],
    [['', '12:00', '', ''], 'half-open'],
    [['12:00', '09:00', '', ''], 'reversed'],
    [['09:00', '09:00', '', ''], 'reversed'],
    [['18:00', '', '', '09:00'], 'reversed'],
    [['09:00', '13:00', '12:30', '18:00'], 'overlap'],
  ] as const)('%j has the fault %s', (monday, fault) => {
    expect(faultOf(monday)).toBe(fault);
  });

  it('accepts every day whose four hours follow each other', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(fc.uniqueArray(minute, { minLength: 4, maxLength: 4 }), (minutes) => {
        const hours = [...minutes].sort((a, b) => a - b).map((value) => `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`);
        expect(faultOf(hours as unknown as DaySlots)).toBeUndefined();
        expect(faultOf([...hours].reverse() as unknown as DaySlots)).toBe('reversed');
      }),
    );
  });

  it('are read as words', () => {
    expect(daySlotsLabel(['09:00', '12:00', '14:00', '18:30'])).toBe('09:00 – 12:00, 14:00 – 18:30');
    expect(daySlotsLabel(['09:00', '', '', '18:30'])).toBe('09:00 – 18:30');
    expect(daySlotsLabel(['', '', '14:00', '18:30'])).toBe('14:00 – 18:30');
    expect(daySlotsLabel(undefined)).toBe('Fermé');
  });
});

it('marks entities created on or after 10 November 2020', () => {
  expect([isAfterChange('2020-11-09T23:59:59Z'), isAfterChange('2020-11-10T00:00:00Z'), isAfterChange('2021-01-01')]).toEqual([false, true, true]);
});
