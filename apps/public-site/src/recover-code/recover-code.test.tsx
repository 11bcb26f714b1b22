import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { RecoverCodePage } from './recover-code-page.tsx';

const { recoverConsumerId } = beneficiaryRoutes;

function openPage() {
  Object.assign(window, { scrollTo: jest.fn() });
  const props = fakeRemoteProps();
  props.api.answer(recoverConsumerId, { consumer_id: 'B7K2M9QX' });
  return { ...props, ...renderScreen(<RecoverCodePage {...props} />) };
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function ask({ user }: ReturnType<typeof openPage>) {
  await user.type(field('Nom'), 'Durand');
  await user.type(field('Prénom'), 'Léa');
  await user.type(field('Date de naissance'), '17051990');
  await user.type(field('Lieu de naissance'), 'Colmar');
  await user.click(screen.getByRole('button', { name: 'Retrouver mon code' }));
}

describe('a lost code', () => {
  it('is found again with names, birth date and birthplace, and the next step is named', async () => {
    const page = openPage();
    await ask(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Voici votre code' })).toHaveFocus();
    expect(page.api.callsOf(recoverConsumerId)).toEqual([
      { body: { first_name: 'Léa', last_name: 'Durand', birth_date: '1990-05-17', birth_place: 'Colmar' } },
    ]);
    expect(screen.getByRole('region', { name: 'Votre code de préinscription' })).toHaveTextContent('B7K2M9QX');
    expect(screen.getByRole('link', { name: /Page de connexion/ })).toHaveAttribute('href', '/public/login');
  });

  it('says nothing of a field that is left before one tries to send, then drops a message as soon as it is mended', async () => {
    const { user } = openPage();
    const message = 'Veuillez renseigner un nom';
    await user.click(field('Nom'));
    await user.tab();
    expect(field('Prénom')).toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retrouver mon code' }));
    await screen.findAllByText(message);
    await user.type(field('Nom'), 'D');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it.each([
    [
      appError('ConsumerNotFoundException', 'This consumer is not found.'),
      'Aucune personne ne correspond à ces informations. Vérifiez-les, ou préinscrivez-vous.',
    ],
    [
      appError('DuplicatesValueException', 'Duplicate consumer values are found.'),
      'Plusieurs personnes correspondent à ces informations. Précisez le lieu de naissance comme sur votre pièce d’identité.',
    ],
    [appError('InternalError', 'unknown'), 'Une erreur est survenue veuillez réessayer'],
    [appError('TooManyRequestsException', 'slow down', { retryAfter: 12 }), /Réessayez dans 12 secondes/],
  ])('says why it is not found, and keeps what was typed (%#)', async (failure, text) => {
    const page = openPage();
    page.api.answer(recoverConsumerId, () => Promise.reject(failure));
    await ask(page);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field('Nom')).toHaveValue('Durand');
  });

  it('is not asked for while something is missing', async () => {
    const { user, api } = openPage();
    await user.click(screen.getByRole('button', { name: 'Retrouver mon code' }));
    expect((await screen.findAllByText('Veuillez renseigner un lieu de naissance')).length).toBeGreaterThan(0);
    expect(field('Nom')).toHaveFocus();
    expect(api.callsOf(recoverConsumerId)).toEqual([]);
  });
});
