import { changeParam } from '../routes/sms-switch.routes.ts';
import { switchSmsBody } from './sms-switch-body.ts';
import { staffMembersOf } from './staff-view.ts';

it('reads the members of staff', () => {
  const users = [{ user_id: 'user-1', description: { name: 'Sophie Leroy' } }];
  expect(staffMembersOf(users)).toEqual([{ userId: 'user-1', name: 'Sophie Leroy' }]);
});

it.each([
  [true, 'yes'],
  [false, 'no'],
])('switches the code by SMS off: %s', (isOff, disable_sms) => {
  expect(changeParam.body.parse(switchSmsBody(isOff))).toEqual({ disable_sms });
});
