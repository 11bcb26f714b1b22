import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { buildConsumer } from '@alveole/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  acceptTerms,
  bike,
  describeBike,
  fill,
  lea,
  openFile,
  openReception,
  search,
  tellPerson,
} from './reception.fixture.tsx';
import { SessionReceptionPage } from './reception-page.tsx';

const { findConsumers, registerConsumer } = beneficiaryRoutes;
const { openRepair } = repairRoutes;

beforeEach(() => sessionStorage.clear());

describe('the person at the counter', () => {
  it('says at the tenth digit that a number is no mobile, and looks for nobody', async () => {
    const { user, props } = openReception([]);
    await search(user, '0388123456');
    expect(screen.getByRole('textbox', { name: 'Mobile du client' })).toHaveAccessibleDescription(
      /Veuillez renseigner un numéro de téléphone valide/,
    );
    expect(props.api.callsOf(findConsumers)).toEqual([]);
  });

  it('ends the visit when the bike is in the list', async () => {
    const { user } = openReception([lea], [bike()]);
    await search(user);
    expect(await screen.findByText('Gitane')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ce vélo est dans la liste' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aide déjà utilisée' });
    expect(dialog).toHaveTextContent('Le vélo du client a déjà bénéficié du programme de réparation');
    await user.click(within(dialog).getByRole('button', { name: 'Nouvelle recherche' }));
    expect(screen.getByRole('textbox', { name: 'Mobile du client' })).toHaveValue('');
  });

  it('shows each bike by its photo, and by a sign where none was filed or none can be had', async () => {
    const { user } = openReception(
      [lea],
      [
        bike({ repair_id: 'old-1', photo_url: 'https://objets.exemple.fr/a.jpg' }),
        bike({ repair_id: 'old-2', brand: 'Giant' }),
      ],
    );
    await search(user);
    const photo = await screen.findByRole('img', { name: 'Photo du vélo Gitane' });
    expect(photo).toHaveAttribute('src', 'https://objets.exemple.fr/a.jpg');
    expect(screen.queryByRole('img', { name: 'Photo du vélo Giant' })).not.toBeInTheDocument();
    fireEvent.error(photo);
    expect(screen.queryByRole('img', { name: 'Photo du vélo Gitane' })).not.toBeInTheDocument();
    expect(screen.getByText('Gitane')).toBeInTheDocument();
  });

  it('goes on when the bike is not in the list', async () => {
    const { user, props } = openReception([lea], [bike()]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Ce vélo n’est pas dans la liste' }));
    expect(await screen.findByRole('region', { name: 'DURAND Lea' })).toBeInTheDocument();
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
    expect(props.api.callsOf(registerConsumer)).toMatchObject([
      { body: { consumer_data: { first_name: 'LEA' }, cguAccept: expect.stringMatching(/Z$/) } },
    ]);
  });

  it('asks for the terms again, but keeps the day on which they were first accepted', async () => {
    const { user, props } = openReception([{ ...lea, cguAccept: '2026-02-01T10:00:00.000Z' }]);
    await search(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
    expect(props.api.callsOf(registerConsumer)).toEqual([]);
  });

  it('lists no bike whose file was given up', async () => {
    const { user } = openReception([lea], [bike({ status: RepairStatus.abandoned })]);
    await search(user);
    expect(await screen.findByRole('textbox', { name: 'Numéro du vélo' })).toBeInTheDocument();
  });

  it('warns of ten bikes', async () => {
    const { user } = openReception(
      [lea],
      Array.from({ length: 10 }, (_, index) => bike({ repair_id: `old-${index}` })),
    );
    await search(user);
    const question = await screen.findByRole('region', { name: 'Ce vélo est-il dans la liste\u00a0?' });
    expect(question).toHaveTextContent(/compte déjà 10 vélos réparés ou plus/);
  });

  it('asks which of several people it is, or somebody else', async () => {
    const paul = buildConsumer({ consumer_id: 'C7K2M9QX', consumer_data: { first_name: 'PAUL' } });
    const { user } = openReception([lea, paul]);
    await search(user);
    await user.click(await screen.findByRole('radio', { name: 'DURAND Paul' }));
    expect(await screen.findByRole('region', { name: 'DURAND Paul' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Changer de client' }));
    await user.click(await screen.findByRole('radio', { name: 'Une autre personne' }));
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeInTheDocument();
  });

  it('records a second person on a number that is known, and leads back to those who are', async () => {
    const { user, props } = openReception([lea]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Une autre personne' }));
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Numéro de mobile' })).toHaveValue('06 39 98 00 01');
    await user.click(screen.getByRole('button', { name: 'Revenir aux personnes connues' }));
    expect(await screen.findByRole('region', { name: 'DURAND Lea' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Une autre personne' }));
    await tellPerson(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
    expect(props.api.callsOf(registerConsumer)[0]?.body.consumer_data).toMatchObject({
      first_name: 'PAUL',
      smartphone_number: '+33639980001',
    });
  });

  it('takes no terms of one person for those of another', async () => {
    const { user } = openReception([lea]);
    await search(user);
    await user.click(await screen.findByRole('checkbox', { name: /Le client accepte/ }));
    await user.click(screen.getByRole('button', { name: 'Une autre personne' }));
    expect(await screen.findByRole('checkbox', { name: /Le client accepte/ })).not.toBeChecked();
  });

  it('takes a pre-registration code, and asks no terms of whoever accepted them then', async () => {
    const { user, props } = openReception([{ ...lea, pre_registered: true }]);
    await user.click(await screen.findByRole('button', { name: 'Chercher par code de préinscription' }));
    await fill(user, screen.getByRole('textbox', { name: 'Code de préinscription' }), 'b7k2m9qx');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'DURAND Lea' })).toBeInTheDocument();
    expect(props.api.callsOf(findConsumers)).toEqual([{ query: { query: 'B7K2M9QX' } }]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that a code is unknown', async () => {
    const { user } = openReception([]);
    await user.click(await screen.findByRole('button', { name: 'Chercher par code de préinscription' }));
    await fill(user, screen.getByRole('textbox', { name: 'Code de préinscription' }), 'B7K2M9QX');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Code de préinscription' })).toHaveAccessibleDescription(
        /Aucune personne n’a ce code/,
      ),
    );
  });
});

it('ends the visit of whoever had a session before another one', async () => {
  const { user } = openReception(
    [lea],
    [bike({ gender: RepairKind.session, status: RepairStatus.validated })],
    SessionReceptionPage,
  );
  await search(user);
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Le client a déjà bénéficié du programme de remise en selle',
  );
});

it('goes on with somebody else of the number when the first one had a session', async () => {
  const { user } = openReception(
    [lea],
    [bike({ gender: RepairKind.session, status: RepairStatus.validated })],
    SessionReceptionPage,
  );
  await search(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Une autre personne' }));
  expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeInTheDocument();
});

it('offers nobody else where it is the bike that had the aid', async () => {
  const { user } = openReception([lea], [bike()]);
  await search(user);
  await user.click(await screen.findByRole('button', { name: 'Ce vélo est dans la liste' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Une autre personne' })).not.toBeInTheDocument();
});
