import { consumer, type Consumer } from '@alveole/contracts/beneficiary';
import { entity, type Entity } from '@alveole/contracts/establishment';
import { repairFile, type RepairFile } from '@alveole/contracts/repair';
import { freshMail, freshMobile, freshSiret } from './fresh-identity.ts';

type Changes<T> = Partial<Omit<T, NestedKeys>> & { [K in NestedKeys & keyof T]?: Partial<T[K]> };
type NestedKeys = 'entity_data' | 'consumer_data' | 'bike' | 'consumer' | 'entity' | 'repair_search_data';

const ROW_HASH = '0123456789abcdef0123456789abcdef';
const CREATED = '2026-03-02T09:30:00.000Z';

/**
 * A validated bike shop in Strasbourg. Each builder checks what it gives against the contract, so a test cannot
 * rest on an answer that no service could give.
 */
export function buildEntity({ entity_data, ...changes }: Changes<Entity> = {}): Entity {
  return entity.parse({
    entity_id: 'entity-1',
    status: 1,
    row_hash: ROW_HASH,
    create_date: CREATED,
    gender: 0,
    repair_rozo_id_prefix: 42,
    ...changes,
    entity_data: {
      raison_sociale: 'Cycles du Rhin SARL',
      commercialname: 'Cycles du Rhin',
      siret: freshSiret(),
      legalStatut: 0,
      gender: 0,
      chaine: 'Indépendant',
      codeAPE: '4764Z',
      name: 'Martin',
      firstname: 'Camille',
      mail: freshMail(),
      smartphone: freshMobile(),
      adresse: '12 quai des Bateliers',
      zip: '67000',
      city: 'Strasbourg',
      latitude: 48.5811,
      longitude: 7.7549,
      cgsAccept: true,
      cguAccept: true,
      ...entity_data,
    },
  });
}

/** A beneficiary who may use the aid. */
export function buildConsumer({ consumer_data, ...changes }: Changes<Consumer> = {}): Consumer {
  return consumer.parse({
    consumer_id: 'B7K2M9QX',
    mail: freshMail(),
    pre_registered: true,
    row_hash: ROW_HASH,
    create_date: CREATED,
    ...changes,
    consumer_data: {
      first_name: 'LEA',
      last_name: 'DURAND',
      birth_date: '1990-05-17',
      birth_place: 'Colmar',
      postal_code: '67000',
      smartphone_number: freshMobile(),
      ...consumer_data,
    },
  });
}

/** A repair file just opened (status 0): invoice, photo and validation are missing. */
export function buildRepairFile({
  bike,
  consumer: person,
  entity: shop,
  repair_search_data,
  ...changes
}: Changes<RepairFile> = {}): RepairFile {
  return repairFile.parse({
    repair_id: 'repair-1',
    repair_rozo_id: 'REP00042_10001',
    row_hash: ROW_HASH,
    status: 0,
    gender: 0,
    repair_entity_id: 'entity-1',
    repair_consumer_id: 'B7K2M9QX',
    create_date: CREATED,
    modify_date: CREATED,
    repair_amounts: {},
    missing: ['FAC', 'PHO', 'VAL'],
    refund_locked: false,
    history: [
      {
        operation_id: 'operation-1',
        operation_code: 'INIT',
        operation_date: '2026-03-02 09:30:00',
        status: 0,
        actor: { role: 'REP', user_name: 'Camille Martin' },
        operation_data: {},
      },
    ],
    ...changes,
    repair_search_data: { lastname: 'DURAND', name: 'LEA', ...repair_search_data },
    bike: { brand: 'Autre', serial: 'AB123456', ...bike },
    consumer: { first_name: 'LEA', last_name: 'DURAND', smartphone_number: '+33639980001', ...person },
    entity: { entity_id: 'entity-1', commercialname: 'Cycles du Rhin', city: 'Strasbourg', zip: '67000', ...shop },
  });
}
