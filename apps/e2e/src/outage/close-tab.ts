import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** Chooses a file; its first bytes leave, and nobody answers. Then the tab is closed. */
export async function closeInMidUpload(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  const isUpload = (request: Request) => request.method() === 'PUT' && !request.url().includes('/alveoleapi/');
  await page.route('**', (route, request) => (isUpload(request) ? undefined : route.fallback()));
  const begun = page.waitForRequest(isUpload);
  await choose(page);
  await begun;
  await page.close();
}

/** Chooses a picture, which the device makes small for ever. Then the tab is closed. */
export async function closeWhileMade(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  // The decoder of HEIC draws that way too.
  await page.evaluate(`globalThis.createImageBitmap = () => new Promise(() => undefined)`);
  await choose(page);
  await expect.poll(() => page.evaluate(namedOnDevice)).toContain('waiting/');
  await page.close();
}

/** What drafts and steps of this device say, as text. */
const namedOnDevice = `(async () => {
  const came = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('alveole-counter'));
  const device = await came(indexedDB.open(name));
  const stores = device.transaction(['drafts', 'steps']);
  const named = await Promise.all(['drafts', 'steps'].map((store) => came(stores.objectStore(store).getAll())));
  device.close();
  return JSON.stringify(named);
})()`;
