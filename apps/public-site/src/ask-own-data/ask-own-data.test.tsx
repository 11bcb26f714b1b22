import { appError } from '@alveole/contracts';
import { personRequestRoutes } from '@alveole/contracts/person-request';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { AskOwnDataPage } from './ask-own-data-page.tsx';
import { FollowOwnDataPage } from './follow-own-data-page.tsx';

const { askOwnData, readOwnData, sendOwnDataCode } = personRequestRoutes;

function open(Page: typeof AskOwnDataPage, path = '/') {
  Object.assign(window, { scrollTo: jest.fn() });
  const props = fakeRemoteProps();
  props.api
    .answer(askOwnData, { reference: 'B7K2M9QX' })
    .answer(sendOwnDataCode, { status: 'ok' })
    .answer(readOwnData, { kind: 'access', is_closed: false });
  return { ...props, ...renderScreen(<Page {...props} />, { at: path }) };
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('the page where a person asks for his data', () => {
  it.each([
    ['06 12 34 56 78', { mobile: '+33612345678' }],
    ['Lea@exemple.fr', { mail: 'lea@exemple.fr' }],
  ])('sends what is asked, the name and %s, and shows the reference', async (contact, by) => {
    const { user, api } = open(AskOwnDataPage);
    await user.click(screen.getByRole('radio', { name: /Effacer/ }));
    await user.type(field('Votre nom'), 'Léa Durand');
    await user.type(field('Votre mobile ou votre courriel'), contact);
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est reçue' })).toHaveFocus();
    expect(api.callsOf(askOwnData)).toEqual([{ body: { kind: 'erasure', name: 'Léa Durand', ...by } }]);
    expect(screen.getByRole('region', { name: 'Référence de votre demande' })).toHaveTextContent('B7K2M9QX');
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, api } = open(AskOwnDataPage);
    await user.type(field('Votre mobile ou votre courriel'), '12');
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
    expect((await screen.findAllByText('Choisissez ce que vous demandez')).length).toBeGreaterThan(0);
    expect(field('Votre mobile ou votre courriel')).toBeInvalid();
    expect(api.callsOf(askOwnData)).toEqual([]);
  });

  it('says when too many requests came, and keeps what was typed', async () => {
    const { user, api } = open(AskOwnDataPage);
    api.answer(askOwnData, () => Promise.reject(appError('TooManyRequestsException', 'slow', { retryAfter: 12 })));
    await user.click(screen.getByRole('radio', { name: /Recevoir/ }));
    await user.type(field('Votre nom'), 'Léa Durand');
    await user.type(field('Votre mobile ou votre courriel'), 'lea@exemple.fr');
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(await screen.findByText(/Réessayez dans 12 secondes/)).toBeInTheDocument();
    expect(field('Votre nom')).toHaveValue('Léa Durand');
  });
});

describe('the page where a person shows who he is', () => {
  const show = async ({ user }: ReturnType<typeof open>) => {
    await user.type(field('Référence de votre demande'), 'b7k2 m9qx');
    await user.type(field('Code reçu'), '123456');
    await user.click(screen.getByRole('button', { name: 'Valider le code' }));
  };

  it('has a code sent, and says the same whether one left or not', async () => {
    const { user, api } = open(FollowOwnDataPage);
    await user.click(screen.getByRole('button', { name: 'M’envoyer un code' }));
    expect((await screen.findAllByText('Saisissez les huit signes de la référence')).length).toBeGreaterThan(0);
    await user.type(field('Référence de votre demande'), 'b7k2m9qx');
    await user.click(screen.getByRole('button', { name: 'M’envoyer un code' }));
    expect(await screen.findByText(/Si l’équipe a trouvé vos données/)).toBeInTheDocument();
    expect(api.callsOf(sendOwnDataCode)).toEqual([{ body: { reference: 'B7K2M9QX' } }]);
  });

  it('says that the person is identified while nothing is ready', async () => {
    const page = open(FollowOwnDataPage);
    await show(page);
    expect(await screen.findByRole('heading', { name: 'C’est bien vous' })).toHaveFocus();
    expect(page.api.callsOf(readOwnData)).toEqual([{ body: { reference: 'B7K2M9QX', code: '123456' } }]);
  });

  it('offers the archive once it is ready', async () => {
    const page = open(FollowOwnDataPage);
    page.api.answer(readOwnData, { kind: 'access', is_closed: true, download_url: 'https://objets.exemple.fr/a.zip' });
    await show(page);
    expect(await screen.findByRole('link', { name: 'Télécharger mes données' })).toHaveAttribute(
      'href',
      'https://objets.exemple.fr/a.zip',
    );
  });

  it('says that a code is wrong, and keeps the reference', async () => {
    const page = open(FollowOwnDataPage);
    page.api.answer(readOwnData, () => Promise.reject(appError('BadCodeException', 'Code expired or invalid.')));
    await show(page);
    expect(await screen.findByText(/Ce code n’est pas le bon/)).toBeInTheDocument();
    expect(field('Référence de votre demande')).toHaveValue('B7K2M9QX');
  });
});
