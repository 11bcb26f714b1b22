import type { PaymentSuspensionAct } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type {
  suspendPayments,
  listPaymentSuspensions,
  readSuspensionSetting,
  readPaymentSuspension,
} from './suspension-routes.ts';

/** Payments that are suspended: who suspended them, why, and since when (ISO). */
export interface PaymentSuspensionView {
  readonly reason: string;
  readonly userName: string;
  readonly since: string;
}

export interface PaymentSuspensionChangeView {
  readonly act: PaymentSuspensionAct;
  readonly reason: string;
  readonly userName: string;
  /** ISO instant. */
  readonly at: string;
}

/** How the payments of an establishment stand. */
export interface PaymentSuspensionState {
  readonly suspension?: PaymentSuspensionView;
  /** Newest first. */
  readonly changes: readonly PaymentSuspensionChangeView[];
}

export function paymentSuspensionStateOf({
  suspension,
  changes,
}: RouteResult<typeof readPaymentSuspension>): PaymentSuspensionState {
  return withoutAbsent({
    suspension: suspension && suspensionViewOf(suspension),
    changes: changes.map(({ act, reason, user_name: userName, at }) => ({ act, reason, userName, at })),
  });
}

/** The suspensions in force, by establishment. */
export function paymentSuspensionsOf(
  answer: RouteResult<typeof listPaymentSuspensions>,
): ReadonlyMap<string, PaymentSuspensionView> {
  return new Map(answer.map(({ entity_id, ...suspension }) => [entity_id, suspensionViewOf(suspension)]));
}

function suspensionViewOf({
  reason,
  user_name: userName,
  since,
}: NonNullable<RouteResult<typeof readPaymentSuspension>['suspension']>) {
  return { reason, userName, since };
}

/** What an administrator does about the payments of some establishments, with the reason. */
export interface PaymentSuspensionRequest {
  readonly act: PaymentSuspensionAct;
  readonly entityIds: readonly string[];
  readonly reason: string;
}

/** The body that suspends or resumes payments; `paymentSuspensionRequestOf` reads it again. */
export function paymentSuspensionBody({
  act,
  entityIds,
  reason,
}: PaymentSuspensionRequest): RouteInput<typeof suspendPayments>['body'] {
  return { act, entity_ids: [...entityIds], reason };
}

export function paymentSuspensionRequestOf({
  act,
  entity_ids: entityIds,
  reason,
}: RouteInput<typeof suspendPayments>['body']): PaymentSuspensionRequest {
  return { act, entityIds, reason };
}

/** Whether establishments read that their payments are suspended. */
export function areSuspensionsShown({ is_shown: isShown }: RouteResult<typeof readSuspensionSetting>): boolean {
  return isShown;
}

export const suspensionSettingBody = (isShown: boolean) => ({ is_shown: isShown });
