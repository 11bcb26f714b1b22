import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import type { JourneyState } from '@alveole/demo';
import { drawAddress } from './caller.ts';
import type { TrialContext } from './trial.ts';

/** A person whom the product said that it keeps. */
export interface StoredPerson {
  readonly state: JourneyState;
  readonly consumerId: unknown;
}

/** What came of a pre-registration. */
export interface PreRegistration {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly consumerId: unknown;
}

/** Asks for the code of a person, from an address of his own. */
export async function preRegister(
  { random }: Pick<TrialContext, 'random'>,
  url: string,
  state: JourneyState,
): Promise<PreRegistration> {
  const response = await fetch(`${url}/alveoleapi${beneficiaryRoutes.preRegister.path}`, {
    method: beneficiaryRoutes.preRegister.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': drawAddress(random) },
    body: JSON.stringify({
      lastname: state.lastname,
      name: state.firstname,
      birthdate: '1988-12-31',
      birthplace: 'Lyon',
      zip: '69001',
      phone: state.phone,
      mail: `${state.lastname.toLowerCase()}@exemple.fr`,
      cguAccept: new Date().toISOString(),
    }),
  });
  const body = (await response.json()) as { consumer_id?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), consumerId: body.consumer_id };
}
