import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { locationRoutes } from '@alveole/contracts/location';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult } from '@alveole/contracts';
import type { Consumer } from '@alveole/contracts/beneficiary';
import { RepairKind, RepairStatus } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { buildConsumer } from '@alveole/testing/builders';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { atCounter, nextHash } from '../workbench.fixture.ts';
import { RepairReceptionPage } from './reception-page.tsx';

const { findConsumers, registerConsumer } = beneficiaryRoutes;
const { listTownsOfZip } = locationRoutes;
const { listConsumerBikes, openRepair } = repairRoutes;
export const phone = '0639980001';
export const lea = buildConsumer({
  mail: undefined,
  pre_registered: false,
  consumer_data: { smartphone_number: '+33639980001' },
});
type PastBike = RouteResult<typeof listConsumerBikes>[number];

export const bike = (changes: Partial<PastBike> = {}): PastBike => ({
  repair_id: 'old-1',
  status: RepairStatus.refunded,
  gender: RepairKind.repair,
  brand: 'Gitane',
  serial: 'GT-77',
  create_date: '2026-01-05T10:00:00.000Z',
  ...changes,
});

/** The counter, before an API that finds these people; the bikes are the first one's. */
export function openReception(
  people: Consumer[],
  bikes: PastBike[] = [],
  Page = RepairReceptionPage,
  at = '/admin/reparation/reception',
  campaign?: Campaign,
) {
  const counter = atCounter();
  const props = campaign ? { ...counter, config: { ...counter.config, campaign } } : counter;
  props.api
    .answer(findConsumers, people)
    .answer(listConsumerBikes, ({ params }) => (params.id === people[0]?.consumer_id ? bikes : []))
    .answer(listTownsOfZip, [{ name: 'Strasbourg', insee: '67482' }])
    .answer(registerConsumer, { consumer_id: 'B7K2M9QX', row_hash: nextHash, is_new: true })
    .answer(openRepair, {
      repair_id: 'repair-1',
      repair_rozo_id: 'REP00042_10001',
      row_hash: nextHash,
      status: RepairStatus.incomplete,
    });
  return { props, ...renderScreen(<Page {...props} />, { at }) };
}

/** In one go: a person's typing, letter by letter, is the kit's business. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

export async function search(user: UserEvent, typed = phone) {
  await fill(user, await screen.findByRole('textbox', { name: 'Mobile du client' }), typed);
}

/** Somebody new, whose number was looked for. */
export async function tellPerson(user: UserEvent) {
  await fill(user, screen.getByRole('textbox', { name: 'Nom' }), 'Durand');
  await fill(user, screen.getByRole('textbox', { name: 'Prénom' }), 'Paul');
  await fill(user, screen.getByRole('textbox', { name: 'Date de naissance' }), '17051990');
  await fill(user, screen.getByRole('textbox', { name: 'Lieu de naissance' }), 'Colmar');
  await fill(user, screen.getByRole('textbox', { name: 'Code postal' }), '67000');
  await fill(user, screen.getByRole('textbox', { name: 'Confirmez le numéro' }), phone);
}

export async function describeBike(user: UserEvent) {
  await fill(user, await screen.findByRole('textbox', { name: 'Numéro du vélo' }), 'AB 123');
  await fill(user, screen.getByRole('combobox', { name: 'Marque ou enseigne' }), 'peugeot');
  await user.click(screen.getByRole('option', { name: 'Peugeot Cycles' }));
}

export const acceptTerms = (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: /Le client accepte/ }));
export const openFile = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Ouvrir le dossier' }));
