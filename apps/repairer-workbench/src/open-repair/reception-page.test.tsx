import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { EstablishmentStatus, RepairKind, RepairStatus } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { buildEntity } from '@alveole/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { atCounter, nextHash } from '../workbench.fixture.ts';
import {
  acceptTerms,
  bike,
  describeBike,
  fill,
  lea,
  openFile,
  openReception,
  phone,
  search,
} from './reception.fixture.tsx';
import { RepairReceptionPage, SessionReceptionPage } from './reception-page.tsx';

const { findConsumers, registerConsumer } = beneficiaryRoutes;
const { readEntity } = establishmentRoutes;
const { listConsumerBikes, openRepair } = repairRoutes;

beforeEach(() => sessionStorage.clear());

describe('the file opened at the counter', () => {
  it('records somebody new, opens the file, and goes on to its invoice', async () => {
    const { user, props, address } = openReception([]);
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
    expect(props.api.callsOf(registerConsumer)).toEqual([
      {
        body: {
          consumer_data: {
            first_name: 'LEA',
            last_name: 'DURAND',
            typed_first_name: 'Léa',
            typed_last_name: 'Durand',
            birth_date: '1990-05-17',
            birth_place: 'Colmar',
            postal_code: '67000',
            smartphone_number: '+33639980001',
          },
          cguAccept: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    ]);
    expect(props.api.callsOf(openRepair)[0]?.body).toMatchObject({
      operation_code: 'INIT',
      operation_data: {
        gender: RepairKind.repair,
        repair_consumer_id: 'B7K2M9QX',
        repair_bike_brand: 'Peugeot Cycles',
        repair_bike_serial: 'AB 123',
      },
    });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('reception'))).toEqual([]);
  });

  it('says under each field what is missing or wrong', async () => {
    const { user, props } = openReception([]);
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

  it('enters a bike without a number', async () => {
    const { user } = openReception([lea]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Pas de numéro sur ce vélo' }));
    expect(screen.getByRole('textbox', { name: 'Numéro du vélo' })).toHaveValue('Pas de numero');
  });

  it('keeps what is typed over a reload', async () => {
    const first = openReception([lea]);
    await search(first.user);
    await describeBike(first.user);
    first.unmount();
    openReception([lea]);
    expect(await screen.findByRole('textbox', { name: 'Numéro du vélo' })).toHaveValue('AB 123');
    expect(screen.getByRole('combobox', { name: 'Marque ou enseigne' })).toHaveValue('Peugeot Cycles');
  });

  it('opens no file for a brand that is none of the list, keeps it over a reload, and says why', async () => {
    const first = openReception([lea]);
    await search(first.user);
    await describeBike(first.user);
    const brand = () => screen.getByRole('combobox', { name: 'Marque ou enseigne' });
    await first.user.clear(brand());
    await first.user.type(brand(), 'Motobécane{Tab}');
    await acceptTerms(first.user);
    await openFile(first.user);
    expect(brand()).toHaveValue('Motobécane');
    expect(brand()).toHaveAccessibleDescription(/Aucune marque ne correspond/);
    expect(first.props.api.callsOf(openRepair)).toEqual([]);
    first.unmount();
    openReception([lea]);
    expect(await screen.findByRole('combobox', { name: 'Marque ou enseigne' })).toHaveValue('Motobécane');
  });

  it('names the same opening again when its answer was lost', async () => {
    const { user, props, address } = openReception([lea]);
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
      status: RepairStatus.incomplete,
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
    const { user, props } = openReception([lea]);
    props.api.answer(openRepair, () => Promise.reject(failure));
    await search(user);
    await describeBike(user);
    await acceptTerms(user);
    await openFile(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('leads to the dialog of the conditions while they await an answer', async () => {
    const presentConditions = jest.fn();
    const props = atCounter({ presentConditions });
    props.api.answer(readEntity, buildEntity({ entity_data: { cgsAcceptDate: undefined } }));
    const { user } = renderScreen(<RepairReceptionPage {...props} />);
    expect(await screen.findByText('Veuillez accepter les conditions générales')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lire et accepter les conditions' }));
    expect(presentConditions).toHaveBeenCalled();
  });

  it('says before anything is typed that the establishment can open no file', async () => {
    const props = atCounter();
    props.api
      .answer(readEntity, buildEntity({ status: EstablishmentStatus.registered }))
      .answer(findConsumers, [lea])
      .answer(listConsumerBikes, []);
    const { user } = renderScreen(<RepairReceptionPage {...props} />);
    expect(await screen.findByText("Votre établissement n'est pas encore validé")).toBeInTheDocument();
    await search(user);
    expect(await screen.findByRole('button', { name: 'Ouvrir le dossier' })).toBeDisabled();
  });
});

it('asks for no bike and opens a session under its marker', async () => {
  const { user, props } = openReception([lea], [bike()], SessionReceptionPage);
  await search(user);
  await user.click(await screen.findByRole('checkbox', { name: /Le client accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Ouvrir le dossier de la séance' }));
  await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
  expect(props.api.callsOf(openRepair)[0]?.body.operation_data).toMatchObject({
    gender: RepairKind.session,
    repair_bike_brand: 'Remise en selle',
    repair_bike_serial: 'Remise en selle',
  });
});
