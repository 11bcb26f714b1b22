import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import type { RouteResult } from '@alveole/contracts';
import type { DemoApi } from '../api.ts';
import type { JourneyState, Step } from '../journey.ts';
import { lyon } from '../served-place.ts';

/** A cyclist pre-registers; doing it again answers the same code. */
export const preRegister: Step = {
  title: 'Une cycliste se préinscrit',
  async run({ api, state }) {
    const first = await askForCode(api, state);
    const again = await askForCode(api, state);
    if (!first.is_new || again.is_new || again.consumer_id !== first.consumer_id)
      throw new Error('la seconde demande devait rendre le même code');
    state.consumerId = first.consumer_id;
    return `code ${first.consumer_id}, le même à la seconde demande`;
  },
};

/** Asks once for the code of the person of a journey. */
export function askForCode(
  api: DemoApi,
  { lastname, firstname, phone, place = lyon }: JourneyState,
): Promise<RouteResult<typeof beneficiaryRoutes.preRegister>> {
  const body = {
    lastname,
    name: firstname,
    birthdate: '1988-12-31',
    birthplace: 'Lyon',
    zip: place.zip,
    phone,
    mail: `${lastname.toLowerCase()}@exemple.fr`,
    cguAccept: new Date().toISOString(),
  };
  return api.call(beneficiaryRoutes.preRegister, { body });
}
