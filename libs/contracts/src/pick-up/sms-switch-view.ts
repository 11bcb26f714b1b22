import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type { switchSms, readSmsSwitch } from './sms-switch-routes.ts';

/** Whether the programme has switched the codes by SMS off, or is asked to. */
export function isSmsSwitchedOff({
  disable_sms,
}: RouteResult<typeof readSmsSwitch> | RouteRequest<typeof switchSms>['body']): boolean {
  return disable_sms === 'yes';
}

/** The body that switches the codes by SMS off, or on again. */
export function switchSmsBody(isOff: boolean): RouteInput<typeof switchSms>['body'] {
  return { disable_sms: isOff ? 'yes' : 'no' };
}
