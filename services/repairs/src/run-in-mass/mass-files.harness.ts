import { openEndedCampaign } from '@alveole/domain/fixtures';
import { seedRepairs } from '../seeding/seed-repairs.ts';
import { consumerOf, entityOf } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

/** So many files that their repairer gave up, of a shop of their own; oldest last. Ids and numbers. */
export async function abandonedFiles(harness: RepairsHarness, count: number, prefix: number) {
  const entity = entityOf({
    entity_id: `shop-${prefix}`,
    prefix,
    siret: `732829320${String(prefix).padStart(5, '0')}`,
  });
  const consumer = consumerOf({ last_name: 'NOMBREUX', first_name: 'ZOE' });
  await harness.shop(entity);
  const author = { role: 'REP' as const, userName: 'Camille' };
  await seedRepairs(harness.database, {
    campaign: openEndedCampaign,
    entities: [entity],
    consumers: [consumer],
    repairs: Array.from({ length: count }, (_, n) => {
      const openedAt = new Date(Date.UTC(2026, 0, 5, 8, Math.floor(n / 7)));
      return {
        kind: 0 as const,
        digits: String(10_000 + n),
        entity,
        consumer,
        bike: { brand: 'Autre', serial: `S${n}` },
        openedAt,
        openedBy: author,
        steps: [{ operation: 'CAN' as const, at: openedAt, author }],
      };
    }),
  });
  const stored = await harness.models.repairs.find({ entityId: entity.entity_id }).sort({ createdAt: -1, _id: -1 });
  return { entity, files: stored.map((file) => ({ id: file._id as string, fileNumber: file.fileNumber })) };
}

/** How often each of these files was declared not eligible, and how many of its events say so. */
export async function declarations(harness: RepairsHarness, entityId: string): Promise<number[]> {
  const stored = await harness.models.repairs.find({ entityId }).lean();
  return stored.map(({ history }) => history.filter(({ code }) => code === 'NIL').length);
}
