import { createDemoApi, freshState, mainJob, runJourney } from '@alveole/demo';
import { expect, test } from '@playwright/test';
import { freshPlace, removePlace, startProduct } from '../product/run-product.ts';
import type { Place, Product } from '../product/run-product.ts';

let place: Place;
let product: Product;

test.beforeEach(async () => {
  place = await freshPlace();
  product = await startProduct(place);
});
test.afterEach(async () => {
  await product.kill();
  await removePlace(place);
});

async function walk(state: ReturnType<typeof freshState>, until = mainJob.length): Promise<string[]> {
  const lines: string[] = [];
  await runJourney(
    mainJob,
    { api: createDemoApi(product.url), state },
    { until, report: (line) => lines.push(line), save: () => {} },
  );
  return lines;
}

test('the main job can be walked twice on one installation', async () => {
  expect(await walk(freshState())).toHaveLength(mainJob.length);
  expect(await walk(freshState())).toHaveLength(mainJob.length);
});

test('kill -9 after any step loses nothing: the journey goes on after the restart', async () => {
  const state = freshState();
  for (const step of [1, 4, 6, 7, 9, 10, 12, 14]) {
    await walk(state, step);
    await product.kill();
    product = await startProduct(place);
  }
  await walk(state);
  expect(state.done).toBe(mainJob.length);
});

test('Ctrl-C ends with 0 and the next start goes on', async () => {
  const state = freshState();
  await walk(state, 7);
  expect(await product.stop()).toBe(0);
  product = await startProduct(place);
  await walk(state);
  expect(state.done).toBe(mainJob.length);
});

test('two instances run side by side', async () => {
  const other = await freshPlace();
  const second = await startProduct(other);
  try {
    expect(await walk(freshState(), 2)).toHaveLength(2);
    const lines: string[] = [];
    await runJourney(
      mainJob,
      { api: createDemoApi(second.url), state: freshState() },
      { until: 2, report: (line) => lines.push(line), save: () => {} },
    );
    expect(lines).toHaveLength(2);
  } finally {
    await second.kill();
    await removePlace(other);
  }
});

test('a second instance on the same data folder is refused with a readable line', async () => {
  const { port } = await freshPlace();
  await expect(startProduct({ port, dataDir: place.dataDir })).rejects.toThrow(/sert déjà à une autre instance/);
});
