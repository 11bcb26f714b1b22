import { openEndedCampaign } from '@alveole/domain/fixtures';
import { consumerOf, entityOf, startRepairs } from '../repairs.harness.ts';
import { seedRepairs } from '../seeding/seed-repairs.ts';

it('finds files of an earlier version by the SIREN, department and RNA of their shop once migrated', async () => {
  const harness = await startRepairs();
  const { database, models } = harness;
  const entity = entityOf({ entity_id: 'shop-of-reunion', siret: '73282932000074', zip: '97411' });
  const at = new Date('2026-01-05T08:00:00Z');
  const seed = {
    kind: 0 as const,
    digits: '10001',
    entity,
    consumer: consumerOf(),
    bike: { brand: 'Autre', serial: 'S1' },
    openedAt: at,
    openedBy: { role: 'REP' as const, userName: 'Camille' },
    steps: [],
  };
  await seedRepairs(database, {
    campaign: openEndedCampaign,
    entities: [entity],
    consumers: [seed.consumer],
    repairs: [seed],
  });
  const found = async (query: string) =>
    ((await harness.as('ADM').get(`/backend/repairs?query=${query}`)).body as { repair_rozo_id: string }[]).length;
  expect(await found('974')).toBe(1);
  await models.repairs.collection.updateMany({}, { $set: { searchTokens: ['10001'] } });
  expect(await found('974')).toBe(0);
  await harness.migrate();
  expect(await Promise.all(['732829320', '732 829 320', '7328293', '974'].map(found))).toEqual([1, 1, 1, 1]);
  const association = { ...entity, siret: 'WWWWW9R1011072', sequence: entity.sequence + 1 };
  await models.establishments.keep(entity.entity_id, association);
  await models.repairs.collection.updateMany({}, { $set: { searchTokens: ['10001'] } });
  await harness.migrate();
  expect(await Promise.all(['W9R1011072', 'W9R 101 1072', '9R1011072'].map(found))).toEqual([1, 1, 1]);
  await harness.close();
});
