import { colleagueRoutes } from '@alveole/contracts/colleague';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { DevicesSection } from './devices-section.tsx';

const { listDevices, revokeDevice } = colleagueRoutes;
const device = (device_id: string, device_platform: string, is_current = false) => ({
  device_id,
  app: 'alveole',
  device_platform,
  register_date: '2026-03-01T09:00:00.000Z',
  last_use_date: '2026-03-02T09:00:00.000Z',
  is_current,
});

function open(devices = [device('d1', 'Firefox sous Linux', true), device('d2', 'Chrome sous Android')]) {
  const props = fakeRemoteProps({ role: 'REP' });
  props.api.answer(listDevices, devices).answer(revokeDevice, { status: 'ok' });
  return { props, ...renderScreen(<DevicesSection remote={props} />) };
}

describe('one’s devices', () => {
  it('tell where and when they were used, and which one this is', async () => {
    open();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Firefox sous Linux.*Dernière utilisation le 02\/03 à .*Cet appareil/);
    expect(second).not.toHaveTextContent('Cet appareil');
  });

  it('are revoked once confirmed', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: /Révoquer.*Chrome sous Android/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Les sessions ouvertes sur cet appareil prennent fin/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Révoquer' }));
    await waitFor(() => expect(props.api.callsOf(revokeDevice)).toEqual([{ params: { id: 'd2' } }]));
    expect(props.notices).toEqual([{ tone: 'success', text: 'L’appareil est révoqué' }]);
  });

  it('tell whoever forgets the one in hand that it is forgotten, and sign him out', async () => {
    const { user, props } = open();
    const close = jest.spyOn(props.session, 'close');
    await user.click(await screen.findByRole('button', { name: /Révoquer.*Firefox sous Linux/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/C’est l’appareil que vous utilisez\s: vous serez déconnecté\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Révoquer' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(props.notices).toEqual([
      { tone: 'info', text: 'Cet appareil est oublié\u00a0: vous êtes déconnecté.', seconds: 10 },
    ]);
    expect(props.api.callsOf(listDevices)).toHaveLength(1);
  });

  it('may be none yet', async () => {
    open([]);
    expect(await screen.findByText(/Aucun appareil n’est enregistré/)).toBeInTheDocument();
  });
});
