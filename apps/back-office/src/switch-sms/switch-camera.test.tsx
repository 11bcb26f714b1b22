import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { CameraSwitch } from './switch-camera.tsx';

const { readCameraSwitch, switchCamera } = establishmentRoutes;

function open(isOff: boolean) {
  const props = atDesk();
  props.api.answer(readCameraSwitch, { no_use_of_camera: isOff }).answer(switchCamera, ({ body }) => body);
  return { props, ...renderScreen(<CameraSwitch remote={props} />) };
}

describe('the camera of all counters', () => {
  it.each([
    [false, 'Retirer l’appareil photo', 'Retiré de tous les comptoirs', true],
    [true, 'Rendre l’appareil photo', 'Au choix de chaque établissement', false],
  ])('off %s: changes once the consequence is confirmed', async (isOff, act, after, sent) => {
    const { user, props } = open(isOff);
    await user.click(await screen.findByRole('button', { name: act }));
    expect(props.api.callsOf(switchCamera)).toEqual([]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: act }));
    expect(await screen.findByText(after)).toBeInTheDocument();
    expect(props.api.callsOf(switchCamera)).toEqual([{ body: { no_use_of_camera: sent } }]);
    expect(props.notices).toHaveLength(1);
  });

  it('stays as it is when the server refuses, and says why', async () => {
    const { user, props } = open(false);
    props.api.answer(switchCamera, () => {
      throw appError('NotAuthorizedException', 'no');
    });
    await user.click(await screen.findByRole('button', { name: 'Retirer l’appareil photo' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirer l’appareil photo' }));
    expect(await dialog.findByText('Vous n’avez pas accès à cette action')).toBeInTheDocument();
    expect(screen.getByText('Au choix de chaque établissement')).toBeInTheDocument();
  });
});
