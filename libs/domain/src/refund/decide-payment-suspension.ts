import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type StaffActor } from '../roles.ts';

/** What an administrator does about the payments of an establishment. */
export const paymentSuspensionActs = ['suspend', 'resume'] as const;
export type PaymentSuspensionAct = (typeof paymentSuspensionActs)[number];

/** The longest reason, in characters. */
export const maxSuspensionReason = 300;

export const suspensionNotAllowed: Refusal = {
  code: 'NotAuthorizedException',
  id: 'payments-are-not-suspended-with-this-permission',
  message: 'Payments are not suspended or resumed with this permission.',
  explanation: 'Seul un administrateur peut suspendre ou reprendre des versements',
};

/** Payments are suspended and resumed, and whether shops see it is set, at administrator level. */
export function decidePaymentSuspension({ permission }: Pick<StaffActor, 'permission'>): Decision<void> {
  return permission === administratorLevel ? accept(undefined) : refuse(suspensionNotAllowed);
}

/** Whether the act changes anything: what is suspended is not suspended anew, and only what is suspended is resumed. */
export function changesPaymentSuspension(isSuspended: boolean, act: PaymentSuspensionAct): boolean {
  return isSuspended === (act === 'resume');
}
