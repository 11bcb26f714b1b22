import { randomUUID } from 'node:crypto';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { repairRoutes, openRepairBody, operationBody } from '@alveole/contracts/repair';
import {
  addPhoto,
  askForCode,
  demoAccount,
  enterCode,
  freshState,
  openFile,
  recordInvoice,
  sendCode,
  signInAs,
  signInAsAdministrator,
} from '@alveole/demo';
import type { DemoApi, IncompleteFile, JourneyState, Step } from '@alveole/demo';
import { RepairKind, sessionMarker } from '@alveole/domain';
import { expect } from '@playwright/test';

/** Somebody whom the programme knows, and what was recorded for him at the counter of the demo's shop. */
export interface Acquaintance {
  readonly firstName: string;
  readonly lastName: string;
  /** As the counter types it: `06…`. */
  readonly phone: string;
  /** As messages are sent to it: `+336…`. */
  readonly sentTo: string;
  readonly visit: JourneyState;
}

/** What a shop signs in with. */
export type ShopAccount = Pick<JourneyState, 'mail' | 'password'>;

/** Somebody who has pre-registered, once the counter finds him. @param shop where he goes; without it, that of the demo */
export async function preRegistered(outside: DemoApi, shop?: ShopAccount): Promise<Acquaintance> {
  const { mail, password } = shop ?? (await demoAccount(outside, 'REP', 0));
  const visit = { ...freshState(), mail, password };
  // Once: a place may ask ten times a minute.
  visit.consumerId = (await askForCode(outside, visit)).consumer_id;
  await expectFound(outside, visit.phone, 1);
  const { firstname, lastname, phone } = visit;
  return { firstName: firstname, lastName: lastname, phone: `0${phone.slice(3)}`, sentTo: phone, visit };
}

/** Waits until the counter finds so many people by this number. @param sentTo in its +33 form */
export async function expectFound(outside: DemoApi, sentTo: string, people: number): Promise<void> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await signInAs(outside, mail, password);
  const query = { query: sentTo };
  await expect
    .poll(async () => (await outside.call(beneficiaryRoutes.findConsumers, { query }, token)).length)
    .toBe(people);
}

/** A file that is opened and nothing more. */
export async function openedFile(outside: DemoApi, shop?: ShopAccount): Promise<Acquaintance> {
  return visited(outside, [openFile], shop);
}

/** A session that is opened and nothing more. */
export async function openedSession(outside: DemoApi): Promise<IncompleteFile> {
  const { visit } = await preRegistered(outside);
  const token = await signInAs(outside, visit.mail, visit.password);
  const body = openRepairBody({
    localId: randomUUID(),
    kind: RepairKind.session,
    consumerId: visit.consumerId ?? '',
    bike: { brand: sessionMarker, serial: sessionMarker },
  });
  const { repair_id: id, repair_rozo_id: number } = await outside.call(repairRoutes.openRepair, { body }, token);
  const { long_description } = await outside.call(repairRoutes.readStamp, { params: { id } }, token);
  return { id, number, stamp: long_description.stamp };
}

/** A file that lacks nothing but the code, which nobody has asked for yet. */
export async function awaitingFirstCode(outside: DemoApi): Promise<Acquaintance> {
  return visited(outside, [openFile, recordInvoice, addPhoto]);
}

/** A file that lacks nothing but the code, which is on its way. */
export async function awaitingCode(outside: DemoApi): Promise<Acquaintance> {
  return visited(outside, [openFile, recordInvoice, addPhoto, sendCode]);
}

/** A file that the desk may judge: invoice, photo and code are there. @param shop that repaired; without it, that of the demo */
export async function closedRepair(outside: DemoApi, shop?: ShopAccount): Promise<Acquaintance> {
  return visited(outside, [openFile, recordInvoice, addPhoto, sendCode, enterCode], shop);
}

async function visited(outside: DemoApi, steps: readonly Step[], shop?: ShopAccount): Promise<Acquaintance> {
  const person = await preRegistered(outside, shop);
  await record(outside, person.visit, steps);
  return person;
}

/** Another bike of the same person, repaired up to its photo; answers its number. */
export async function secondBike(outside: DemoApi, { visit }: Acquaintance): Promise<string> {
  const { bikeSerial } = freshState();
  await record(outside, { ...visit, bikeSerial }, [openFile, recordInvoice, addPhoto]);
  return bikeSerial;
}

async function record(api: DemoApi, state: JourneyState, steps: readonly Step[]): Promise<void> {
  for (const { run } of steps) await run({ api, state });
}

/** The desk asks for complements. @param lines one reason a line */
export async function askComplements(outside: DemoApi, { visit }: Acquaintance, lines: string): Promise<void> {
  const token = await signInAsAdministrator(outside, 0);
  const { repair_id, row_hash } = await outside.call(
    repairRoutes.findRepair,
    { params: { id: visit.fileNumber ?? '' } },
    token,
  );
  const body = { repair_id, last_row_hash: row_hash, repair_data: operationBody.askComplement('COM', lines) };
  await outside.call(repairRoutes.operateRepairAsStaff, { body }, token);
}
