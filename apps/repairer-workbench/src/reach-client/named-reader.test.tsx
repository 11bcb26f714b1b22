import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor } from '@testing-library/react';
import { failedSms, openSheet, withMail } from './code-ways.fixture.tsx';

const { operateRepair } = repairRoutes;

describe('the code to a number that the client names', () => {
  it('goes there once, says that the client’s number stays, and closes the sheet', async () => {
    const { sheet, user, props } = await openSheet();
    expect(sheet.getByText(/Le numéro du client ne change pas/)).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: 'Autre numéro' }), '0639980077');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à ce numéro' }));
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toMatchObject({
        operation_code: 'SMS',
        operation_data: { phone: '+33639980077' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves the focus in the field of the code once the sheet closes', async () => {
    const { sheet, user } = await openSheet(withMail(failedSms));
    await user.type(sheet.getByRole('textbox', { name: 'Autre numéro' }), '0639980077');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à ce numéro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /code/i })).toHaveFocus());
  });

  it('says at its field that the typed number is the client’s own, and sends nothing', async () => {
    const { sheet, user, props } = await openSheet();
    await user.type(sheet.getByRole('textbox', { name: 'Autre numéro' }), '0639980001');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à ce numéro' }));
    expect(sheet.getByRole('textbox', { name: 'Autre numéro' })).toHaveAccessibleDescription(/déjà celui du client/);
    expect(props.api.callsOf(operateRepair)).toEqual([]);
  });

  it('waits as long as a new SMS to the client’s own number would, and says how long', async () => {
    const at = new Date().toISOString();
    const [message] = failedSms.messages;
    const { sheet } = await openSheet(
      withMail({ ...failedSms, last_sent_at: at, messages: [{ ...message!, sent_at: at }] }),
    );
    expect(sheet.getByRole('button', { name: /^Envoyer le code à ce numéro \(dans \d+\u00a0s\)$/ })).toBeDisabled();
  });

  it('says at its field that a number is no mobile, and sends nothing', async () => {
    const { sheet, user, props } = await openSheet();
    await user.type(sheet.getByRole('textbox', { name: 'Autre numéro' }), '0388123456');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à ce numéro' }));
    expect(sheet.getByRole('textbox', { name: 'Autre numéro' })).toHaveAccessibleDescription(
      /Veuillez renseigner un numéro de téléphone valide/,
    );
    expect(props.api.callsOf(operateRepair)).toEqual([]);
  });

  it('keeps what was typed and says why where the number is the shop’s own', async () => {
    const { sheet, user, props } = await openSheet();
    props.api.answer(operateRepair, () =>
      Promise.reject(appError('NotAuthorizedException', 'x', { refusal: 'this-number-is-the-shops-own' })),
    );
    await user.type(sheet.getByRole('textbox', { name: 'Autre numéro' }), '0639985005');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à ce numéro' }));
    expect(await sheet.findByText(/Ce numéro est celui de votre établissement/)).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: 'Autre numéro' })).toHaveValue('06 39 98 50 05');
  });
});

describe('the code to an address that the client names', () => {
  it('goes there once the SMS failed, to a client without an address too', async () => {
    const { sheet, user, props } = await openSheet(withMail(failedSms, null));
    await user.type(sheet.getByRole('textbox', { name: 'Autre adresse e-mail' }), 'voisine@exemple.fr');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à cette adresse' }));
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toMatchObject({
        operation_code: 'MEL',
        operation_data: { mail: 'voisine@exemple.fr' },
      }),
    );
  });

  it('says at its field that the typed address is the client’s own, and sends nothing', async () => {
    const { sheet, user, props } = await openSheet(withMail(failedSms));
    await user.type(sheet.getByRole('textbox', { name: 'Autre adresse e-mail' }), 'Lea.Durand@exemple.fr');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à cette adresse' }));
    expect(sheet.getByRole('textbox', { name: 'Autre adresse e-mail' })).toHaveAccessibleDescription(
      /déjà celle du client/,
    );
    expect(props.api.callsOf(operateRepair)).toEqual([]);
  });

  it('is offered but waits while the SMS may still arrive, and says so', async () => {
    const { sheet } = await openSheet();
    const act = sheet.getByRole('button', { name: 'Envoyer le code à cette adresse' });
    expect(act).toBeDisabled();
    expect(act).toHaveAccessibleDescription(/proposé quand le SMS échoue/);
  });

  it('says at its field that an address is none', async () => {
    const { sheet, user } = await openSheet(withMail(failedSms));
    await user.type(sheet.getByRole('textbox', { name: 'Autre adresse e-mail' }), 'voisine');
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code à cette adresse' }));
    expect(sheet.getByRole('textbox', { name: 'Autre adresse e-mail' })).toHaveAccessibleDescription(/email valide/);
  });
});

it('says on the page that the last code went where the client said', async () => {
  const sms = { ...failedSms, delivery: 'sent' as const };
  const [message] = failedSms.messages;
  const namedMessage = { ...message!, sent_at: new Date().toISOString(), rungs: [], named_by_client: true as const };
  const { user } = await openSheet(withMail({ ...sms, messages: [namedMessage] }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/Envoyé à un autre numéro, que le client a donné/)).toBeInTheDocument();
  expect(screen.getByText('Envoyé à un autre numéro')).toBeInTheDocument();
});
