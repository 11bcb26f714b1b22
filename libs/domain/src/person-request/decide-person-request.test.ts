import { decidePersonRequestAct, personRequestActs, personRequestKinds, personRequestStates } from './index.ts';
import type { PersonRequestAct, PersonRequestStanding } from './index.ts';

const manager = { role: 'ADM', permission: 0, userId: 'ann' } as const;
const operator = { ...manager, permission: 1 } as const;
const checked: PersonRequestStanding = {
  kind: 'erasure',
  state: 'in-work',
  hasSubjects: true,
  isIdentityChecked: true,
  isExtended: false,
  isDone: false,
  isExportUnderWay: false,
};
const refusalOf = (
  act: PersonRequestAct,
  changes: Partial<PersonRequestStanding> = {},
  actor = manager as typeof manager | typeof operator,
) => {
  const decision = decidePersonRequestAct(act, { ...checked, ...changes }, actor);
  return decision.ok ? 'accepted' : decision.refusal.id;
};

describe('an act on the request of a person', () => {
  it.each(personRequestActs.flatMap((act) => (['answered', 'refused'] as const).map((state) => [act, state] as const)))(
    '%s is refused once the request is %s',
    (act, state) => {
      expect(refusalOf(act, { state })).toBe('person-request-closed');
    },
  );

  it.each(['export', 'correct', 'forget'] as const)('%s is refused before the identity is checked', (act) => {
    const kind = ({ export: 'access', correct: 'correction', forget: 'erasure' } as const)[act];
    expect(refusalOf(act, { kind, isIdentityChecked: false })).toBe('identity-not-checked');
    expect(refusalOf(act, { kind })).toBe('accepted');
  });

  it.each(
    personRequestKinds.flatMap((kind) => (['export', 'correct', 'forget'] as const).map((act) => [act, kind] as const)),
  )('%s is accepted for a request of %s only where that is what was asked', (act, kind) => {
    const ownKind = ({ export: 'access', correct: 'correction', forget: 'erasure' } as const)[act];
    expect(refusalOf(act, { kind })).toBe(kind === ownKind ? 'accepted' : 'person-request-of-another-kind');
  });

  it.each(['send-code', 'check-code', 'note-document'] as const)(
    '%s is refused without anybody to identify, and once the identity is known',
    (act) => {
      expect(refusalOf(act, { hasSubjects: false, isIdentityChecked: false })).toBe('person-request-without-subject');
      expect(refusalOf(act)).toBe('identity-checked-before');
      expect(refusalOf(act, { isIdentityChecked: false })).toBe('accepted');
    },
  );

  it('lets an administrator of permission 0 alone erase a person, once', () => {
    expect(refusalOf('forget', {}, operator)).toBe('only-an-administrator-of-permission-0-erases-a-person');
    expect(refusalOf('forget', { isDone: true })).toBe('person-request-done-before');
  });

  it('changes to whom the request is linked until something was done', () => {
    expect(refusalOf('link')).toBe('accepted');
    expect(refusalOf('link', { isDone: true })).toBe('person-request-done-before');
    expect(refusalOf('link', { isExportUnderWay: true })).toBe('person-export-under-way');
  });

  it('extends a request once', () => {
    expect(refusalOf('extend')).toBe('accepted');
    expect(refusalOf('extend', { isExtended: true })).toBe('person-request-extended-before');
  });

  it('answers once what was asked is done, or where nothing names the person', () => {
    expect(refusalOf('answer')).toBe('person-request-not-done');
    expect(refusalOf('answer', { isDone: true })).toBe('accepted');
    expect(refusalOf('answer', { hasSubjects: false, isIdentityChecked: false, state: 'received' })).toBe('accepted');
  });

  it.each(personRequestStates)('a request that is %s is refused with a reason only while it is open', (state) => {
    const isOpen = state !== 'answered' && state !== 'refused';
    expect(refusalOf('refuse', { state })).toBe(isOpen ? 'accepted' : 'person-request-closed');
  });
});
