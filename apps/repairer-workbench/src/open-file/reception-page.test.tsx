import { appError, enrolmentRoutes, repairsRoutes } from '@alveole/contracts';
import type { Consumer } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { buildConsumer, buildEntity } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PastBike } from '../identify-beneficiary/use-found-people.ts';
import { atCounter, nextHash } from '../workbench.fixture.ts';
import { RepairReceptionPage, SessionReceptionPage } from './reception-page.tsx';

const { searchConsumers, createConsumer, townsOfZip, readEntity } = enrolmentRoutes;
const { consumerBikes, openRepair } = repairsRoutes;
const phone = '0639980001';
const lea = buildConsumer({ mail: undefined, consumer_data: { smartphone_number: '+33639980001' } });
const bike = (changes: Partial<PastBike> = {}): PastBike => ({
  repair_id: 'old-1',
  status: 6,
  gender: 0,
  brand: 'Gitane',
  serial: 'GT-77',
  create_date: '2026-01-05T10:00:00.000Z',
  ...changes,
});

function open(people: Consumer[], bikes: PastBike[] = [], Page = RepairReceptionPage) {
  const props = atCounter();
  props.api
    .answer(searchConsumers, people)
    .answer(consumerBikes, bikes)
    .answer(townsOfZip, [{ name: 'Strasbourg', insee: '67482' }])
    .answer(createConsumer, { consumer_id: 'B7K2M9QX', row_hash: nextHash, is_new: true })
    .answer(openRepair, { repair_id: 'repair-1', repair_rozo_id: 'REP00042_10001', row_hash: nextHash, status: 0 });
  return { props, ...renderScreen(<Page {...props} />, { at: '/admin/reparation/reception' }) };
}

/** In one go: a person's typing, letter by letter, is the kit's business. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function search(user: UserEvent, typed = phone) {
  await fill(user, await screen.findByRole('textbox', { name: 'Mobile du client' }), typed);
}

async function describeBike(user: UserEvent) {
  await fill(user, await screen.findByRole('textbox', { name: 'Numéro du vélo' }), 'AB 123');
  await fill(user, screen.getByRole('combobox', { name: 'Marque ou enseigne' }), 'peugeot');
  await user.click(screen.getByRole('option', { name: 'Peugeot Cycles' }));
}

const acceptTerms = (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: /Le client accepte/ }));
const openFile = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Ouvrir le dossier' }));

beforeEach(() => sessionStorage.clear());

describe('the counter', () => {
  it('records somebody new, opens the file, and goes on to its invoice', async () => {
    const { user, props, address } = open([]);
    await search(user);
    await fill(user, await screen.findByRole('textbox', { name: 'Nom' }), 'Durand');
    await fill(user, screen.getByRole('textbox', { name: 'Prénom' }), 'Léa');
    await fill(user, screen.getByRole('textbox', { name: 'Date de naissance' }), '17051990');
    await fill(user, screen.getByRole('textbox', { name: 'Lieu de naissance' }), 'Colmar');
    await fill(user, screen.getByRole('textbox', { name: 'Code postal' }), '67000');
    expect(await screen.findByText('Strasbourg')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Numéro de mobile' })).toHaveValue('06 39 98 00 01');
    await fill(user, screen.getByRole('textbox', { name: 'Confirmez le numéro' }), phone);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(address()).toBe('/admin/seances/liste/repair-1'));
    expect(props.api.callsOf(createConsumer)).toEqual([
      {
        body: {
          consumer_data: {
            first_name: 'LEA',
            last_name: 'DURAND',
            birth_date: '1990-05-17',
            birth_place: 'Colmar',
            postal_code: '67000',
            smartphone_number: '+33639980001',
          },
        },
      },
    ]);
    expect(props.api.callsOf(openRepair)[0]?.body).toMatchObject({
      operation_code: 'INIT',
      operation_data: {
        gender: 0,
        repair_consumer_id: 'B7K2M9QX',
        repair_bike_brand: 'Peugeot Cycles',
        repair_bike_serial: 'AB 123',
      },
    });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('reception'))).toEqual([]);
  });

  it('says under each field what is missing or wrong', async () => {
    const { user, props } = open([]);
    await search(user);
    await screen.findByRole('textbox', { name: 'Nom' });
    await fill(user, screen.getByRole('textbox', { name: 'Date de naissance' }), '01012020');
    await fill(user, screen.getByRole('textbox', { name: 'Confirmez le numéro' }), '0639980002');
    await openFile(user);
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription(
      'Veuillez renseigner un nom',
    );
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Date de naissance' })).toHaveAccessibleDescription(
      /La personne doit etre majeure et la date au format par exemple : 31\/12\/1988/,
    );
    expect(screen.getByRole('textbox', { name: 'Numéro du vélo' })).toHaveAccessibleDescription(
      /Saisir le numero de marquage ou mettre "Pas de numero"/,
    );
    expect(screen.getByRole('combobox', { name: 'Marque ou enseigne' })).toHaveAccessibleDescription(
      /Il manque une information/,
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Veuillez accepter les conditions générales/);
    expect(props.api.callsOf(openRepair)).toEqual([]);
  });

  it('says that a postcode is unknown', async () => {
    const { user, props } = open([]);
    props.api.answer(townsOfZip, []);
    await search(user);
    await fill(user, await screen.findByRole('textbox', { name: 'Code postal' }), '99999');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Code postal' })).toHaveAccessibleDescription('Code postal inconnu'),
    );
  });

  it('says at the tenth digit that a number is no mobile, and looks for nobody', async () => {
    const { user, props } = open([]);
    await search(user, '0388123456');
    expect(screen.getByRole('textbox', { name: 'Mobile du client' })).toHaveAccessibleDescription(
      /Veuillez renseigner un numéro de téléphone valide/,
    );
    expect(props.api.callsOf(searchConsumers)).toEqual([]);
  });

  it('enters a bike without a number', async () => {
    const { user } = open([lea]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Pas de numéro sur ce vélo' }));
    expect(screen.getByRole('textbox', { name: 'Numéro du vélo' })).toHaveValue('Pas de numero');
  });

  it('ends the visit when the bike is in the list', async () => {
    const { user } = open([lea], [bike()]);
    await search(user);
    expect(await screen.findByText('Gitane')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ce vélo est dans la liste' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aide déjà utilisée' });
    expect(dialog).toHaveTextContent('Le vélo du client a déjà bénéficié du programme de réparation');
    await user.click(within(dialog).getByRole('button', { name: 'Nouvelle recherche' }));
    expect(screen.getByRole('textbox', { name: 'Mobile du client' })).toHaveValue('');
  });

  it('goes on when the bike is not in the list', async () => {
    const { user, props } = open([lea], [bike()]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Ce vélo n’est pas dans la liste' }));
    expect(await screen.findByRole('region', { name: 'Lea Durand' })).toBeInTheDocument();
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
    expect(props.api.callsOf(createConsumer)).toEqual([]);
  });

  it('lists no bike whose file was given up', async () => {
    const { user } = open([lea], [bike({ status: 2 })]);
    await search(user);
    expect(await screen.findByRole('textbox', { name: 'Numéro du vélo' })).toBeInTheDocument();
  });

  it('warns of ten bikes', async () => {
    const { user } = open(
      [lea],
      Array.from({ length: 10 }, (_, place) => bike({ repair_id: `old-${place}` })),
    );
    await search(user);
    expect(await screen.findByText(/compte déjà 10 vélos réparés ou plus/)).toBeInTheDocument();
  });

  it('asks which of several people it is, or somebody else', async () => {
    const paul = buildConsumer({ consumer_id: 'C7K2M9QX', consumer_data: { first_name: 'PAUL' } });
    const { user } = open([lea, paul]);
    await search(user);
    await user.click(await screen.findByRole('radio', { name: 'Paul Durand' }));
    expect(await screen.findByRole('region', { name: 'Paul Durand' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Changer de client' }));
    await user.click(await screen.findByRole('radio', { name: 'Une autre personne' }));
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeInTheDocument();
  });

  it('takes a pre-registration code, and asks no terms of whoever accepted them then', async () => {
    const { user, props } = open([lea]);
    await user.click(await screen.findByRole('button', { name: 'Chercher par code de préinscription' }));
    await fill(user, screen.getByRole('textbox', { name: 'Code de préinscription' }), 'b7k2m9qx');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Lea Durand' })).toBeInTheDocument();
    expect(props.api.callsOf(searchConsumers)).toEqual([{ query: { query: 'B7K2M9QX' } }]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that a code is unknown', async () => {
    const { user } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Chercher par code de préinscription' }));
    await fill(user, screen.getByRole('textbox', { name: 'Code de préinscription' }), 'B7K2M9QX');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Code de préinscription' })).toHaveAccessibleDescription(
        /Aucune personne n’a ce code/,
      ),
    );
  });

  it('keeps what is typed over a reload', async () => {
    const first = open([lea]);
    await search(first.user);
    await describeBike(first.user);
    first.unmount();
    open([lea]);
    expect(await screen.findByRole('textbox', { name: 'Numéro du vélo' })).toHaveValue('AB 123');
    expect(screen.getByRole('combobox', { name: 'Marque ou enseigne' })).toHaveValue('Peugeot Cycles');
  });

  it('names the same opening again when its answer was lost', async () => {
    const { user, props, address } = open([lea]);
    props.api.answer(openRepair, () => Promise.reject(appError('ServiceUnavailableException', 'network error')));
    await search(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    expect(await screen.findByText(/Le service ne répond pas/)).toBeInTheDocument();
    props.api.answer(openRepair, {
      repair_id: 'repair-1',
      repair_rozo_id: 'REP00042_10001',
      row_hash: nextHash,
      status: 0,
    });
    await openFile(user);
    await waitFor(() => expect(address()).toBe('/admin/seances/liste/repair-1'));
    const [lost, again] = props.api.callsOf(openRepair);
    expect(again?.body.local_id).toBe(lost?.body.local_id);
  });

  it.each([
    [appError('BikeAlreadyClaimedException', 'x'), 'Ce vélo a déjà bénéficié du programme de réparation'],
    [appError('BeneficiaryLimitException', 'x'), 'Cette personne a atteint le nombre d’aides prévu par le programme'],
    [
      appError('NotAuthorizedException', 'General conditions not accepted.'),
      'Veuillez accepter les conditions générales',
    ],
    [appError('IdempotencyMismatchException', 'x'), /Retrouvez-le dans vos dossiers/],
  ])('tells in words why no file is opened ($code)', async (failure, text) => {
    const { user, props } = open([lea]);
    props.api.answer(openRepair, () => Promise.reject(failure));
    await search(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says before anything is typed that the establishment can open no file', async () => {
    const props = atCounter();
    props.api
      .answer(readEntity, buildEntity({ status: 0 }))
      .answer(searchConsumers, [lea])
      .answer(consumerBikes, []);
    const { user } = renderScreen(<RepairReceptionPage {...props} />);
    expect(await screen.findByText("Votre établissement n'est pas encore validé")).toBeInTheDocument();
    await search(user);
    expect(await screen.findByRole('button', { name: 'Ouvrir le dossier' })).toBeDisabled();
  });
});

describe('the counter of lessons', () => {
  it('asks for no bike and opens a session under its marker', async () => {
    const { user, props } = open([lea], [bike()], SessionReceptionPage);
    await search(user);
    await user.click(await screen.findByRole('checkbox', { name: /Le client accepte/ }));
    await user.click(screen.getByRole('button', { name: 'Ouvrir le dossier de la séance' }));
    await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
    expect(props.api.callsOf(openRepair)[0]?.body.operation_data).toMatchObject({
      gender: 1,
      repair_bike_brand: 'Remise en selle',
      repair_bike_serial: 'Remise en selle',
    });
  });

  it('ends the visit of whoever had a session', async () => {
    const { user } = open([lea], [bike({ gender: 1, status: 5 })], SessionReceptionPage);
    await search(user);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Le client a déjà bénéficié du programme de remise en selle',
    );
  });
});
