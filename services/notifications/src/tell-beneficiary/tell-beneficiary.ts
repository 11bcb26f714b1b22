import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { Occasion } from '../record/delivery.ts';
import { preRegistrationMail } from './pre-registration-mail.ts';

export interface RegisteredBeneficiary {
  readonly consumerId: string;
  readonly firstName: string;
  readonly mail: string | undefined;
  readonly isPreRegistered: boolean;
}

/** Who pre-registers gets the code by mail; who is recorded at the counter has it on the screen there. */
export async function tellBeneficiary(
  ports: DeliverPorts,
  occasion: Occasion,
  { consumerId, firstName, mail, isPreRegistered }: RegisteredBeneficiary,
): Promise<void> {
  if (isPreRegistered && mail) await deliverMessage(ports, occasion, preRegistrationMail(mail, firstName, consumerId));
}
