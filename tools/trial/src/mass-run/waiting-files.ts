import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { EstablishmentKind } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { RepairStatus } from '@alveole/domain';
import { startEmbedded } from '@alveole/embedded';
import { seedEnrolment } from '@alveole/enrolment/seeding';
import type { SeedEstablishment } from '@alveole/enrolment/seeding';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createRepairModel, createRepairStore } from '@alveole/repairs/lists';
import { seedRepairs } from '@alveole/repairs/seeding';
import type { SeedRepair } from '@alveole/repairs/seeding';
import type { Installation } from '@alveole/start/run-product';

const quiet = { info: () => undefined, warn: () => undefined };
const openedAt = new Date('2026-03-02T08:00:00.000Z');
const repairer = { role: 'REP' as const, userName: 'Camille Martin' };

/** Known to its own service too: whoever hears of its files asks there for it. */
const shop: SeedEstablishment = {
  id: 'shop-of-the-trial',
  kind: EstablishmentKind.bikeShop,
  prefix: 9_900,
  profile: {
    companyName: 'Cycles du Grand Nombre SARL',
    commercialName: 'Cycles du Grand Nombre',
    identifier: '73282932000074',
    legalForm: EstablishmentKind.bikeShop,
    mail: 'grand-nombre@exemple.fr',
    postcode: '67000',
    city: 'Strasbourg',
  },
  registeredAt: openedAt,
  acts: [],
};

/**
 * Puts so many complete repairs of 40,00 € that wait for their review into a product that does not run, each of a person and a
 * bike of its own. Answers their ids.
 */
export async function putWaitingFiles(installation: Installation, count: number): Promise<string[]> {
  const { entities } = await inStore(installation, 'alveole_enrolment', (database) =>
    seedEnrolment(database, { establishments: [shop], beneficiaries: [] }),
  );
  return inStore(installation, 'alveole_repairs', async (database) => {
    const repairs = Array.from({ length: count }, (_, n) => waitingRepair(n, entities[0] as EntitySnapshot));
    const files = await seedRepairs(database, {
      campaign: openEndedCampaign,
      entities,
      consumers: repairs.map(({ consumer }) => consumer),
      repairs,
    });
    return files.map(({ repair_id }) => repair_id);
  });
}

/** Where each of these files stands, and how often it was validated: as the store of a product that does not run has it. */
export async function standingOf(
  installation: Installation,
  ids: readonly string[],
): Promise<{ readonly status: RepairStatus; readonly validations: number }[]> {
  return inStore(installation, 'alveole_repairs', async (database) => {
    const files = await createRepairStore(createRepairModel(database)).byIds(ids);
    return files.map(({ status, history }) => ({
      status,
      validations: history.filter(({ code }) => code === 'AVAL').length,
    }));
  });
}

async function inStore<T>(
  { dataDir }: Installation,
  dbName: string,
  act: (database: Database) => Promise<T>,
): Promise<T> {
  const stores = await startEmbedded({ dataDir });
  try {
    const database = await connectDatabase({ uri: stores.mongoUri, dbName, logger: quiet });
    return await act(database).finally(() => database.close());
  } finally {
    await stores.close();
  }
}

function waitingRepair(n: number, entity: EntitySnapshot): SeedRepair {
  const step = (operation: 'FAC' | 'PHO' | 'VAL') => ({
    operation,
    at: openedAt,
    author: repairer,
    ...(operation === 'FAC' && { details: { invoiceCents: 4_000 } }),
  });
  return {
    kind: 0,
    digits: String(10_000 + n),
    entity,
    consumer: personOf(n),
    bike: { brand: 'Gitane', serial: `GN${10_000 + n}` },
    openedAt,
    openedBy: repairer,
    steps: [step('FAC'), step('PHO'), step('VAL')],
    entitlement: 1,
  };
}

function personOf(n: number): ConsumerSnapshot {
  return {
    consumer_id: `GN${String(n).padStart(6, 'A')}`.replaceAll('0', 'Z').replaceAll('1', 'Y'),
    sequence: 1,
    first_name: 'LEA',
    last_name: 'DURAND',
    birth_date: '1990-05-17',
    birth_place: 'Colmar',
    smartphone_number: `+336199${String(10_000 + n).slice(-5)}`,
    mail: 'lea.durand@exemple.fr',
  };
}
