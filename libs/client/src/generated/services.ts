// Written by `npm run documents` from docs/openapi.

import type { AuthCalls } from './auth.ts';
import type { EnrolmentCalls } from './enrolment.ts';
import type { RepairsCalls } from './repairs.ts';
import type { RefundsCalls } from './refunds.ts';
import type { NotificationsCalls } from './notifications.ts';

/** The calls of every service, by its name. */
export interface ServiceCalls {
  readonly auth: AuthCalls;
  readonly enrolment: EnrolmentCalls;
  readonly repairs: RepairsCalls;
  readonly refunds: RefundsCalls;
  readonly notifications: NotificationsCalls;
}
