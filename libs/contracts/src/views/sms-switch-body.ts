import type { RouteInput } from '../define-route.ts';
import type { changeParam } from '../routes/sms-switch.routes.ts';

/** The body that switches the codes by SMS off, or on again. */
export function switchSmsBody(isOff: boolean): RouteInput<typeof changeParam>['body'] {
  return { disable_sms: isOff ? 'yes' : 'no' };
}
