import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { SwitchSmsPage } from './switch-sms-page.tsx';

const { readSmsSwitch, switchSms } = pickUpRoutes;

function open(disable_sms: 'yes' | 'no') {
  const props = atDesk();
  props.api
    .answer(readSmsSwitch, { disable_sms })
    .answer(switchSms, ({ body }) => body)
    .answer(establishmentRoutes.readCameraSwitch, { no_use_of_camera: false });
  return { props, ...renderScreen(<SwitchSmsPage {...props} />) };
}

describe('the SMS switch', () => {
  it('says that the code is needed, and switches it off once the consequence is confirmed', async () => {
    const { user, props } = open('no');
    expect(await screen.findByText('Code demandé')).toBeInTheDocument();
    expect(await screen.findByText('Appareil photo du comptoir')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Désactiver le code SMS' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Chaque administrateur recevra un courriel d’alerte/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Désactiver le code SMS' }));
    expect(await screen.findByText('Code non demandé')).toBeInTheDocument();
    expect(props.api.callsOf(switchSms)).toEqual([{ body: { disable_sms: 'yes' } }]);
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le code SMS est désactivé' }]);
  });

  it('switches it on again', async () => {
    const { user, props } = open('yes');
    await user.click(await screen.findByRole('button', { name: 'Activer le code SMS' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Activer le code SMS' }),
    );
    await waitFor(() => expect(props.api.callsOf(switchSms)).toEqual([{ body: { disable_sms: 'no' } }]));
  });

  it('stays as it is when the server refuses, and says why', async () => {
    const { user, props } = open('no');
    props.api.answer(switchSms, () => {
      throw appError('NotAuthorizedException', 'no');
    });
    await user.click(await screen.findByRole('button', { name: 'Désactiver le code SMS' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Désactiver le code SMS' }));
    expect(await dialog.findByText('Vous n’avez pas accès à cette action')).toBeInTheDocument();
    expect(screen.getByText('Code demandé')).toBeInTheDocument();
  });
});
