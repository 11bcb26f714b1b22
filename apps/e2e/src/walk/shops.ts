import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { Entity } from '@alveole/contracts/establishment';
import { accreditShop, freshState, registerShop, signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { expect } from '@playwright/test';

const { listEntities, readEntity, saveEntity } = establishmentRoutes;

/** The file as it stands now. */
export async function fileOf(outside: DemoApi, id: string): Promise<Entity> {
  return outside.call(readEntity, { params: { id } }, await signInAsAdministrator(outside, 0));
}

/** Bike shops of the demo data at a status. */
async function shopsAt(outside: DemoApi, status: EstablishmentStatus): Promise<readonly Entity[]> {
  const query = { gender: EstablishmentKind.bikeShop, status };
  return outside.call(listEntities, { query }, await signInAsAdministrator(outside, 0));
}

/** The SIRET of some validated shop. */
export async function takenSiret(outside: DemoApi): Promise<string> {
  const [shop] = await shopsAt(outside, EstablishmentStatus.validated);
  return shop?.entity_data.siret ?? '';
}

/** Registrations are limited by address: asks again until one is taken. */
async function registration(outside: DemoApi): Promise<ReturnType<typeof freshState>> {
  const state = freshState();
  await expect(() => registerShop.run({ api: outside, state })).toPass({ timeout: 90_000, intervals: [5000] });
  return state;
}

/** A shop that has just registered; answers its id. */
export async function registeredShop(outside: DemoApi): Promise<string> {
  return (await registration(outside)).entityId ?? '';
}

/** A shop that an administrator has validated, with what it signs in with. */
export async function accreditedShop(outside: DemoApi): Promise<ReturnType<typeof freshState>> {
  const state = await registration(outside);
  await accreditShop.run({ api: outside, state });
  return state;
}

/** A shop that an administrator has validated; answers its id. */
export async function validatedShop(outside: DemoApi): Promise<string> {
  return (await accreditedShop(outside)).entityId ?? '';
}

/** Changes fields of a file as another administrator would, beside whoever looks at it. */
export async function changeFile(outside: DemoApi, id: string, entity_data: Entity['entity_data']): Promise<void> {
  const { row_hash } = await fileOf(outside, id);
  const body = { entity_id: id, entity_data, last_row_hash: row_hash };
  await outside.call(saveEntity, { body }, await signInAsAdministrator(outside, 0));
}

/** A shop of the demo data whose holder has no account: it was taken over from before. */
const takenOver = 'contact@plaine-velo.exemple.fr';

/** A shop whose account nobody has activated; answers its id. */
export async function neverActivatedShop(outside: DemoApi): Promise<string> {
  const shops = await shopsAt(outside, EstablishmentStatus.validated);
  return shops.find(({ entity_data }) => entity_data.mail === takenOver)?.entity_id ?? '';
}
