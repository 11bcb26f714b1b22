import { switchSms } from './sms-switch-routes.ts';
import { isSmsSwitchedOff, switchSmsBody } from './sms-switch-view.ts';

it.each([
  [true, 'yes'],
  [false, 'no'],
])('the codes by SMS are switched off: %s, sent and read as %s', (isOff, disable_sms) => {
  const sent = switchSms.body.parse(switchSmsBody(isOff));
  expect(sent).toEqual({ disable_sms });
  expect(isSmsSwitchedOff(sent)).toBe(isOff);
});
