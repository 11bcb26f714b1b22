import { driverCollectionOf } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { modelsOf } from '@alveole/repairs/lists';
import { entity } from '../operations/contenders/sample-files.ts';
import { shopId, shopsFor } from '../lists/plausible.ts';

const chunk = 1000;
const postcodes = ['67000', '67100', '67200', '67300', '68000', '75011'];

/** The people and shops of so many filled files, as other services told of them. */
export async function fillPeople(database: Database, consumerIds: readonly string[]): Promise<void> {
  const { beneficiaries, establishments } = modelsOf(database);
  const people = consumerIds.map((consumer_id, n) => ({
    consumer_id,
    first_name: 'LEA',
    last_name: 'DURAND',
    birth_date: `${1940 + (n % 70)}-05-17`,
    birth_place: 'Colmar',
    postal_code: postcodes[n % postcodes.length],
  }));
  const shops = Array.from({ length: shopsFor(consumerIds.length) }, (_, n) => ({
    ...entity,
    entity_id: shopId(n),
    gender: n % 3,
    zip: postcodes[n % 4],
  }));
  await insertAll(
    driverCollectionOf(beneficiaries.model),
    people.map((person) => snapshotOf(person.consumer_id, person)),
  );
  await insertAll(
    driverCollectionOf(establishments.model),
    shops.map((shop) => snapshotOf(shop.entity_id, shop)),
  );
}

const snapshotOf = (_id: string, snapshot: object) => ({ _id, sequence: 1, snapshot });

async function insertAll(
  collection: { insertMany(documents: readonly object[]): Promise<unknown> },
  documents: readonly object[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += chunk)
    await collection.insertMany(documents.slice(start, start + chunk));
}
