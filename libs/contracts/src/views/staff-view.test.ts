import { changeParam } from '../routes/sms-switch.routes.ts';
import { switchSmsBody } from './sms-switch-body.ts';
import { repairReviewersOf, reviewersOf, staffMembersOf } from './staff-view.ts';

it('reads the members of staff', () => {
  const users = [{ user_id: 'user-1', description: { name: 'Sophie Leroy' }, role: 'ADM' as const }];
  expect(staffMembersOf(users)).toEqual([{ userId: 'user-1', name: 'Sophie Leroy', role: 'ADM' }]);
});

it('offers a file to those who may decide on its kind, and to nobody else', () => {
  const members = (['ADM', 'ALL', 'FUB'] as const).map((role) => ({ userId: role, name: role, role }));
  expect(reviewersOf(0, members).map(({ role }) => role)).toEqual(['ADM', 'ALL']);
  expect(reviewersOf(3, members).map(({ role }) => role)).toEqual(['ALL', 'FUB']);
  expect(repairReviewersOf(members).map(({ role }) => role)).toEqual(['ADM']);
});

it.each([
  [true, 'yes'],
  [false, 'no'],
])('switches the code by SMS off: %s', (isOff, disable_sms) => {
  expect(changeParam.body.parse(switchSmsBody(isOff))).toEqual({ disable_sms });
});
