import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { buildConsumer } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter, nextHash, operated, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const { readSmsSwitch } = pickUpRoutes;
const { readConsumer, correctConsumerPhone } = beneficiaryRoutes;
const sent = {
  sent: 1,
  last_sent_at: '2026-03-02T10:06:00.000Z',
  delivery: 'delivered',
  delivered_at: '2026-03-02T10:06:00.000Z',
} as const;

function open(file: RepairFile = readyForCode()) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated()).answer(readSmsSwitch, { disable_sms: 'no' });
  return { props, ...renderFinalisation(props) };
}

describe('the number of the client, at the code', () => {
  it('takes a corrected number, and then allows one more message', async () => {
    const { user, props } = open(readyForCode());
    props.api.answer(readConsumer, buildConsumer()).answer(correctConsumerPhone, { row_hash: nextHash });
    props.api.answer(operateRepair, () => {
      props.api.answer(readOwnRepair, readyForCode({ sms: sent }));
      return operated();
    });
    await user.click(await screen.findByRole('button', { name: 'Envoyer le code par SMS' }));
    expect(await screen.findByRole('button', { name: /^Renvoyer le code \(dans/ })).toBeDisabled();
    props.api.answer(
      readOwnRepair,
      readyForCode({
        sms: sent,
        consumer: { first_name: 'LEA', last_name: 'DURAND', smartphone_number: '+33639980002' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Le numéro est faux' }));
    const dialog = await screen.findByRole('dialog', { name: 'Corriger le numéro' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Numéro de mobile' }), '0639980002');
    await user.type(within(dialog).getByRole('textbox', { name: 'Confirmez le numéro' }), '0639980002');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le numéro' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Renvoyer le code' })).toBeEnabled());
    expect(screen.getByText(/au 06\s••\s••\s••\s02\./)).not.toHaveTextContent('Envoyé');
    expect(props.api.callsOf(correctConsumerPhone)[0]?.body).toMatchObject({
      consumer_id: 'B7K2M9QX',
      smartphone_number: '+33639980002',
    });
  });

  it('says that the corrected number is refused', async () => {
    const { user, props } = open();
    props.api
      .answer(readConsumer, buildConsumer())
      .answer(correctConsumerPhone, () => Promise.reject(appError('ConsumerVersionMismatchException', 'x')));
    await user.click(await screen.findByRole('button', { name: 'Le numéro est faux' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Numéro de mobile' }), '0639980002');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le numéro' }));
    expect(within(dialog).getByRole('textbox', { name: 'Confirmez le numéro' })).toHaveAccessibleDescription(
      'Veuillez renseigner un numéro de téléphone valide',
    );
    await user.type(within(dialog).getByRole('textbox', { name: 'Confirmez le numéro' }), '0639980002');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le numéro' }));
    expect(await within(dialog).findByText('Veuillez vérifier les coordonnées de la personne')).toBeInTheDocument();
  });

  it('says why the number of somebody whose file waits in another shop stays, and who may change it', async () => {
    const { user, props } = open();
    const message = 'A file of this person waits for its code in another establishment.';
    props.api
      .answer(readConsumer, buildConsumer())
      .answer(correctConsumerPhone, () => Promise.reject(appError('NotAuthorizedException', message)));
    await user.click(await screen.findByRole('button', { name: 'Le numéro est faux' }));
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Numéro de mobile', 'Confirmez le numéro'])
      await user.type(within(dialog).getByRole('textbox', { name }), '0639980002');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le numéro' }));
    expect(await within(dialog).findByText(/un dossier en cours dans un autre établissement/)).toBeVisible();
  });
});
