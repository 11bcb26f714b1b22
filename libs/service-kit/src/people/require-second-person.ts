import { staffRoutes } from '@alveole/contracts/staff';
import type { ServiceClient } from '../client/create-service-client.ts';

/** Both persons of an act; the first one may be nobody of staff. */
export interface ActPersons {
  readonly firstId: string | undefined;
  readonly secondId: string;
}

/**
 * Lets an act of two persons through. Throws `NotAuthorizedException` with the message of `secondPersonRefusals` when the
 * second one does not count as another person, `ServiceUnavailableException` when auth does not answer.
 */
export type RequireSecondPerson = (persons: ActPersons, requestId: string) => Promise<void>;

/** The rule of two persons where its facts are: at auth. */
export function requireSecondPersonAt(auth: ServiceClient): RequireSecondPerson {
  return async ({ firstId, secondId }, requestId) => {
    const body = { second_id: secondId, ...(firstId === undefined ? {} : { first_id: firstId }) };
    await auth.call(staffRoutes.checkSecondPerson, { body }, { requestId });
  };
}
