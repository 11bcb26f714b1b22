import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { CameraSection } from './switch-camera.tsx';

const { readEntityCamera, switchEntityCamera, readCameraSwitch } = establishmentRoutes;

function open(own = false, all = false) {
  const props = fakeRemoteProps({ role: 'REP' });
  props.api
    .answer(readEntityCamera, { no_use_of_camera: own })
    .answer(readCameraSwitch, { no_use_of_camera: all })
    .answer(switchEntityCamera, ({ body }) => body);
  return { props, ...renderScreen(<CameraSection remote={props} />) };
}
const box = () => screen.findByRole('checkbox', { name: /^Proposer l’appareil photo au comptoir/ });

describe('the camera of the counter', () => {
  it('is switched off by its box', async () => {
    const { user, props } = open();
    expect(await box()).toBeChecked();
    await user.click(await box());
    await waitFor(() => expect(props.notices).toHaveLength(1));
    expect(props.api.callsOf(switchEntityCamera)).toEqual([{ body: { no_use_of_camera: true } }]);
    expect(props.notices[0]?.text).toBe('L’appareil photo n’est plus proposé au comptoir');
  });

  it('tells when the programme took it from every counter', async () => {
    open(false, true);
    expect(await screen.findByText(/Le programme a retiré l’appareil photo/)).toBeInTheDocument();
  });

  it('stays as it is when one may not switch it, and says why', async () => {
    const { user, props } = open(true);
    props.api.answer(switchEntityCamera, () => {
      throw appError('NotAuthorizedException', 'Only an administrator of the establishment may do this.');
    });
    await user.click(await box());
    expect(await screen.findByText(/Seul un administrateur de l’établissement/)).toBeInTheDocument();
    expect(await box()).not.toBeChecked();
  });
});
