import type { Decision } from '../decision.ts';
import {
  decideColleagueChange,
  decideColleagues,
  type ColleagueActor,
  type ColleagueChange,
} from './decide-colleague.ts';
import {
  decideStaffAccounts,
  decideStaffChange,
  type StaffAccountState,
  type StaffManager,
} from './decide-staff-account.ts';

const outcomeOf = (decision: Decision<true>) => (decision.ok ? 'accepted' : decision.refusal.message);
const own = 'One’s own permission and status cannot be changed.';
const notAdministrator = 'Only an administrator of the establishment may do this.';

const admin: ColleagueActor = { role: 'REP', entityId: 'shop', userId: 'sophie', permission: 0 };
const standard: ColleagueActor = { ...admin, userId: 'jean', permission: 1 };
const stranger: ColleagueActor = { ...admin, entityId: 'other' };

describe('accounts of an establishment', () => {
  it.each<[string, ColleagueActor, string]>([
    ['an administrator', admin, 'accepted'],
    ['a standard user', standard, notAdministrator],
    ['another establishment', stranger, 'Entity of another partner.'],
  ])('are seen and opened by %s: %#', (_, actor, expected) => {
    expect(outcomeOf(decideColleagues('shop', actor))).toBe(expected);
  });

  it.each<[string, ColleagueActor, string, ColleagueChange, string]>([
    ['an administrator disables a colleague', admin, 'jean', { isDisabled: true }, 'accepted'],
    ['an administrator renames himself', admin, 'sophie', {}, 'accepted'],
    ['an administrator says again what he is', admin, 'sophie', { permission: 0, isDisabled: false }, 'accepted'],
    ['an administrator demotes himself', admin, 'sophie', { permission: 1 }, own],
    ['an administrator disables himself', admin, 'sophie', { isDisabled: true }, own],
    ['a standard user renames himself', standard, 'jean', {}, 'accepted'],
    ['a standard user promotes himself', standard, 'jean', { permission: 0 }, own],
    ['a standard user renames a colleague', standard, 'sophie', {}, notAdministrator],
    ['another establishment renames', stranger, 'jean', {}, 'Entity of another partner.'],
  ])('%s', (_, actor, userId, change, expected) => {
    const permission = userId === 'jean' ? 1 : 0;
    const target = { userId, permission, isDisabled: false } as const;
    expect(outcomeOf(decideColleagueChange('shop', target, change, actor))).toBe(expected);
  });
});

const manager: StaffManager = { role: 'ADM', permission: 0, userId: 'adm' };
const adm: StaffAccountState = { role: 'ADM', permission: 0, isDisabled: false };
const last = 'The last administrator cannot be removed.';
const notManager = 'Only an administrator of permission 0 may do this.';

describe('staff accounts', () => {
  it.each<[StaffManager['role'], 0 | 1, string]>([
    ['ADM', 0, 'accepted'],
    ['ADM', 1, notManager],
    ['ALL', 0, notManager],
    ['FUB', 0, notManager],
    ['REP', 0, notManager],
  ])('are seen and opened by %s of permission %d: %s', (role, permission, expected) => {
    expect(outcomeOf(decideStaffAccounts({ role, permission, userId: 'x' }))).toBe(expected);
  });

  it.each<[string, string, StaffAccountState, StaffAccountState, number, string]>([
    ['one of two administrators is disabled', 'other', adm, { ...adm, isDisabled: true }, 2, 'accepted'],
    ['the last one is disabled', 'other', adm, { ...adm, isDisabled: true }, 1, last],
    ['the last one becomes an operator', 'other', adm, { ...adm, permission: 1 }, 1, last],
    ['the last one goes to support', 'other', adm, { ...adm, role: 'ALL' }, 1, last],
    [
      'an operator is disabled',
      'other',
      { ...adm, permission: 1 },
      { ...adm, permission: 1, isDisabled: true },
      1,
      'accepted',
    ],
    ['a disabled administrator comes back', 'other', { ...adm, isDisabled: true }, adm, 1, 'accepted'],
    ['one disables oneself', 'adm', adm, { ...adm, isDisabled: true }, 2, own],
    ['one demotes oneself', 'adm', adm, { ...adm, permission: 1 }, 2, own],
    ['one changes nothing of oneself', 'adm', adm, adm, 1, 'accepted'],
  ])('%s', (_, userId, target, wanted, managers, expected) => {
    expect(outcomeOf(decideStaffChange({ ...target, userId }, wanted, managers, manager))).toBe(expected);
  });

  it('are changed by nobody else', () => {
    expect(outcomeOf(decideStaffChange({ ...adm, userId: 'x' }, adm, 2, { ...manager, permission: 1 }))).toBe(
      notManager,
    );
  });
});
