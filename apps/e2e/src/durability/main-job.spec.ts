import { createDemoApi, createDocumentApi, freshState, mainJob, runJourney } from '@alveole/demo';
import { expect, test } from '@playwright/test';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import type { Installation, Product } from '@alveole/start/run-product';

type JourneyState = ReturnType<typeof freshState>;

let installation: Installation;
let product: Product;

test.beforeEach(async () => {
  installation = await freshInstallation();
  product = await startProduct(installation);
});
test.afterEach(async () => {
  await product.kill();
  await removeInstallation(installation);
});

/** Goes on with the journey from where its state stands. Answers what it reported. */
async function goOn(
  state: JourneyState,
  until = mainJob.length,
  { url } = product,
  api = createDemoApi(url),
): Promise<string[]> {
  const lines: string[] = [];
  await runJourney(mainJob, { api, state }, { until, report: (line) => lines.push(line), save: () => {} });
  return lines;
}

test('the main job can be done twice on one installation, by a client made of the OpenAPI documents alone too', async () => {
  expect(await goOn(freshState())).toHaveLength(mainJob.length);
  const fromDocuments = await createDocumentApi(product.url);
  expect(await goOn(freshState(), mainJob.length, product, fromDocuments)).toHaveLength(mainJob.length);
});

test('a file that three funders pay goes from the counter to three confirmed transfers', async () => {
  const funded = await freshInstallation();
  const second = await startProduct(funded, { CAMPAIGN: 'metropole-exemple' });
  try {
    const state = freshState();
    await goOn(state, mainJob.length, second);
    expect(state.batches?.map(({ amount }) => amount).sort()).toEqual([17.5, 20, 45]);
  } finally {
    await second.kill();
    await removeInstallation(funded);
  }
});

test('kill -9 between steps loses nothing: the journey goes on after the restart', async () => {
  const state = freshState();
  for (const step of [1, 4, 7, 10, 14]) {
    await goOn(state, step);
    await product.kill();
    product = await startProduct(installation);
  }
  await goOn(state);
  expect(state.done).toBe(mainJob.length);
});

test('Ctrl-C ends with 0 and the next start goes on', async () => {
  const state = freshState();
  await goOn(state, 7);
  expect(await product.stop()).toBe(0);
  product = await startProduct(installation);
  await goOn(state);
  expect(state.done).toBe(mainJob.length);
});

test('two instances run side by side', async () => {
  const other = await freshInstallation();
  const second = await startProduct(other);
  try {
    expect(await goOn(freshState(), 2)).toHaveLength(2);
    expect(await goOn(freshState(), 2, second)).toHaveLength(2);
  } finally {
    await second.kill();
    await removeInstallation(other);
  }
});

test('a second instance on the same data folder is refused with a readable line', async () => {
  const { port } = await freshInstallation();
  await expect(startProduct({ port, dataDir: installation.dataDir })).rejects.toThrow(/sert déjà à une autre instance/);
});
