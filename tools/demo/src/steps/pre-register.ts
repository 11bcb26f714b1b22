import { enrolmentRoutes } from '@alveole/contracts';
import type { Step } from '../journey.ts';

/** A cyclist pre-registers; doing it again answers the same code. */
export const preRegister: Step = {
  title: 'Une cycliste se pré-inscrit',
  async run({ api, state }) {
    const body = {
      lastname: state.lastname,
      name: state.firstname,
      birthdate: '1988-12-31',
      birthplace: 'Lyon',
      zip: '69001',
      phone: state.phone,
      mail: `${state.lastname.toLowerCase()}@exemple.fr`,
      cguAccept: new Date().toISOString(),
    };
    const first = await api.call(enrolmentRoutes.preRegister, { body });
    const again = await api.call(enrolmentRoutes.preRegister, { body });
    if (!first.is_new || again.is_new || again.consumer_id !== first.consumer_id)
      throw new Error('la seconde demande devait rendre le même code');
    state.consumerId = first.consumer_id;
    return `code ${first.consumer_id}, le même à la seconde demande`;
  },
};
