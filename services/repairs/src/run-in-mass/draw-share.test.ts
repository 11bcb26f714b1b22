import { createHash } from 'node:crypto';
import { leaseMs, workRuns } from '@alveole/service-kit';
import { repairsUnderTest } from '../journeys.harness.ts';
import { createPortsFor } from '../ports.harness.ts';
import type { RepairsPorts } from '../ports.ts';
import { abandonedFiles } from './mass-files.harness.ts';
import { workOf } from './mass-work.ts';

const test = repairsUnderTest();
const path = '/v1/repairs/mass_runs';
const staff = () => test.harness.as('ADM', { userId: 'ann', userName: 'Ann', permission: 0 });
const ports = (): RepairsPorts => createPortsFor(test.harness);
const work = (changed: Partial<RepairsPorts> = {}) => workRuns(workOf({ ...ports(), ...changed }));
const linesOf = async (id: string, query = '') => (await staff().get(`${path}/${id}/lines${query}`)).body;

describe('the dry run of a share that is drawn', () => {
  const drawOf = async (entityId: string, draw: object): Promise<{ run_id: string; draw: object }> =>
    (await staff().post(path, { act: 'sample', filter: { entity_id: entityId }, draw })).body;
  /** The files that were drawn, in the order of the lines, over all pages of them. */
  const numbersOf = async (id: string) => {
    const first = await linesOf(id);
    const rest = first.length < 196 ? [] : await linesOf(id, `?after=${first.at(-1).index}`);
    return [...first, ...rest].map(({ given }: { given: string }) => given);
  };
  const drawn = async (entityId: string, draw: object) => {
    const { run_id: id, draw: storedDraw } = await drawOf(entityId, draw);
    await work();
    return { storedDraw, given: await numbersOf(id) };
  };

  it('takes exactly so many of the files of a filter, at least one, in the order of the list', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 20, 406);
    for (const [percent, count] of [
      [10, 2],
      [12.4, 2],
      [12.5, 3],
      [0.5, 1],
    ] as const) {
      const { given } = await drawn(entity.entity_id, { percent });
      expect(given).toHaveLength(count);
      expect(given).toEqual(files.map(({ fileNumber }) => fileNumber).filter((number) => given.includes(number)));
    }
    const { given } = await drawn(entity.entity_id, { percent: 100 });
    expect(given).toEqual(files.map(({ fileNumber }) => fileNumber));
  });

  it('is of the same files for the same seed, over many pages and a crash between them', async () => {
    const { entity } = await abandonedFiles(test.harness, 400, 402);
    const first = await drawn(entity.entity_id, { percent: 10 });
    expect(first.given).toHaveLength(40);
    const { run_id: id } = await drawOf(entity.entity_id, first.storedDraw);
    const { massRuns } = ports();
    let pages = 0;
    const putLines: typeof massRuns.putLines = async (lines) => {
      if ((pages += 1) === 2) throw new Error('killed');
      return massRuns.putLines(lines);
    };
    await expect(work({ massRuns: { ...massRuns, putLines } })).rejects.toThrow('killed');
    test.harness.clock.later(leaseMs + 1);
    await work();
    expect(await numbersOf(id)).toEqual(first.given);
    const other = await drawn(entity.entity_id, { percent: 10, seed: 'another' });
    expect(other.given).toHaveLength(40);
    expect(other.given).not.toEqual(first.given);
  });

  it('is of nothing where the filter leaves nothing', async () => {
    expect((await drawn('shop-nowhere', { percent: 50 })).given).toEqual([]);
  });

  it('can be checked with the seed and the ids of the files alone', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 30, 407);
    const { storedDraw, given } = await drawn(entity.entity_id, { percent: 20, seed: 'graine' });
    const hashed = files.map(({ id, fileNumber }) => ({
      fileNumber,
      hash: createHash('sha256').update(`graine:${id}`).digest('hex'),
    }));
    const smallest = hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1)).slice(0, 6);
    expect(storedDraw).toEqual({ percent: 20, seed: 'graine' });
    expect([...given].sort()).toEqual(smallest.map(({ fileNumber }) => fileNumber).sort());
  });
});
