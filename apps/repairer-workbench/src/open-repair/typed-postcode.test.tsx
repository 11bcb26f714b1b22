import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { locationRoutes } from '@alveole/contracts/location';
import { screen, waitFor } from '@testing-library/react';
import { acceptTerms, describeBike, fill, openFile, openReception, search, tellPerson } from './reception.fixture.tsx';

const { registerConsumer } = beneficiaryRoutes;
const { listTownsOfZip } = locationRoutes;

beforeEach(() => sessionStorage.clear());

describe('the postcode of somebody new', () => {
  it('says that a postcode is unknown', async () => {
    const { user, props } = openReception([]);
    props.api.answer(listTownsOfZip, []);
    await search(user);
    await fill(user, await screen.findByRole('textbox', { name: 'Code postal' }), '99999');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Code postal' })).toHaveAccessibleDescription('Code postal inconnu'),
    );
  });

  it('asks to check a postcode that no town has itself, and names the town that is likely', async () => {
    const { user, props } = openReception([]);
    props.api.answer(listTownsOfZip, [{ name: 'Strasbourg', insee: '67482', guess: true }]);
    await search(user);
    await fill(user, await screen.findByRole('textbox', { name: 'Code postal' }), '67070');
    const zip = screen.getByRole('textbox', { name: 'Code postal' });
    await waitFor(() => expect(zip).toHaveAccessibleDescription(/vérifiez-le\..*nous comptons Strasbourg/));
    expect(zip).toBeValid();
  });

  it('opens no file under a postcode that no town has', async () => {
    const { user, props } = openReception([]);
    props.api.answer(listTownsOfZip, []);
    await search(user);
    await screen.findByRole('textbox', { name: 'Nom' });
    await tellPerson(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code postal' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Code postal' })).toHaveAccessibleDescription('Code postal inconnu');
    expect(props.api.callsOf(registerConsumer)).toEqual([]);
  });

  it('takes a postcode as it is while nobody can look it up', async () => {
    const { user, props } = openReception([]);
    props.api.answer(listTownsOfZip, () => Promise.reject(appError('ServiceUnavailableException', 'timeout')));
    await search(user);
    await screen.findByRole('textbox', { name: 'Nom' });
    await tellPerson(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(props.api.callsOf(registerConsumer)).toHaveLength(1));
  });
});
