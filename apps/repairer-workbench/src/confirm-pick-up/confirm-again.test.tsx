import { appError } from '@alveole/contracts';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { RepairFile } from '@alveole/contracts/repair';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, operated, photographed, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const { readSmsSwitch } = pickUpRoutes;
const confirmed = entry('VAL');
const sent = { sent: 1, last_sent_at: '2026-03-02T10:06:00.000Z', delivery: 'delivered' } as const;

function open(file: RepairFile) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated()).answer(readSmsSwitch, { disable_sms: 'no' });
  return { props, ...renderFinalisation(props) };
}

describe('the code of a file', () => {
  it.each([
    [3, /Le code SMS saisi est invalide\. Il reste 3 essais\./],
    [0, /Il ne reste aucun essai\s: demandez un nouveau code\./],
  ])('says how often a wrong code may still be tried (%i)', async (triesLeft, text) => {
    const { user, props } = open(readyForCode({ sms: sent }));
    props.api.answer(operateRepair, () => Promise.reject(appError('BadCodeException', 'Bad code.', { triesLeft })));
    const field = await screen.findByRole('textbox', { name: 'Code à 6 chiffres' });
    await user.type(field, '000001');
    await user.click(screen.getByRole('button', { name: 'Valider la réparation' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  });

  it('says beside the button, as an alert, that a code is refused, and goes to the field whose digits are selected', async () => {
    const { user, props } = open(readyForCode({ sms: sent }));
    const failure = appError('BadCodeException', 'Bad code.', { triesLeft: 4 });
    props.api.answer(operateRepair, () => Promise.reject(failure));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code à 6 chiffres' });
    await user.type(field, '000001');
    const button = screen.getByRole('button', { name: 'Valider la réparation' });
    await user.click(button);
    const refusal = await screen.findByText((_text, element) =>
      Boolean(element?.matches('[role=alert]') && /invalide\. Il reste 4 essais/.test(element.textContent)),
    );
    expect(button.parentElement).toContainElement(refusal);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    await user.keyboard('4');
    expect(field).toHaveValue('4');
    expect(refusal).toBeEmptyDOMElement();
  });

  it.each(['RepairVersionMismatchException', 'BikeAlreadyClaimedException'] as const)(
    'says beside the button, as an alert, why a file is not closed (%s)',
    async (code) => {
      const { user, props } = open(readyForCode({ sms: sent }));
      props.api.answer(operateRepair, () => Promise.reject(appError(code, 'x')));
      await user.type(await screen.findByRole('textbox', { name: 'Code à 6 chiffres' }), '407123');
      const button = screen.getByRole('button', { name: 'Valider la réparation' });
      await user.click(button);
      await waitFor(() => expect(within(button.parentElement!).getByRole('alert')).not.toBeEmptyDOMElement());
    },
  );

  it.each([
    [undefined, /la facture en demande 125,00\s€ hors taxes\s:/],
    ['293B', /la facture en demande 125,00\s€\s:/],
  ] as const)('names the changed amount as the shop invoices it, at the VAT %s', async (taux_tva, text) => {
    open(
      readyForCode({ taux_tva, confirmation_due: true, confirmed_amounts: { amount_net: 10, amount_to_refund: 10 } }),
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('asks for a new code where the invoice changed behind the confirmation, also of a file under review', async () => {
    const { user, props, address } = open(
      readyForCode({
        status: RepairStatus.toReview,
        confirmation_due: true,
        confirmed_amounts: { amount_net: 10, amount_to_refund: 10 },
        history: [opened, photographed, confirmed, invoiced, entry('SMS')],
        sms: sent,
      }),
    );
    expect(
      await screen.findByText(/Le client a confirmé 10,00\s€, la facture en demande 125,00\s€/),
    ).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Code à 6 chiffres' }), '407123');
    props.api.answer(operateRepair, operated({ status: RepairStatus.toReview }));
    await user.click(screen.getByRole('button', { name: 'Valider le nouveau montant' }));
    await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1/fin'));
  });

  it('offers to send a new code, and no field for the one that was used, while the last was sent before the invoice changed', async () => {
    open(
      readyForCode({
        confirmation_due: true,
        confirmed_amounts: { amount_net: 10, amount_to_refund: 10 },
        history: [opened, photographed, entry('SMS'), confirmed, invoiced],
        sms: sent,
      }),
    );
    expect(await screen.findByRole('button', { name: 'Envoyer le code par SMS' })).toBeEnabled();
    expect(screen.queryByRole('textbox', { name: 'Code à 6 chiffres' })).not.toBeInTheDocument();
  });

  it('tells a code that was sent for another amount', async () => {
    const { user, props } = open(readyForCode({ sms: sent }));
    const failure = appError('TransitionRefusedException', 'The amounts changed since this code was sent.');
    props.api.answer(operateRepair, () => Promise.reject(failure));
    await user.type(await screen.findByRole('textbox', { name: 'Code à 6 chiffres' }), '407123');
    await user.click(screen.getByRole('button', { name: 'Valider la réparation' }));
    expect(await screen.findByText(/La facture a changé depuis l’envoi de ce code/)).toBeInTheDocument();
  });
});
