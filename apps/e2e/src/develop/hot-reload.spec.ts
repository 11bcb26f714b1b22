import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { copyTree } from '@alveole/new/copied-tree';
import type { CopiedTree } from '@alveole/new/copied-tree';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import type { Installation, Product } from '@alveole/start/run-product';

let tree: CopiedTree;
let installation: Installation;
let product: Product;

test.beforeAll(async () => {
  tree = copyTree();
  installation = await freshInstallation();
  const command = [join(tree.root, 'tools/start/dev.mjs'), 'partner-portal'];
  product = await startProduct(installation, {}, command);
  await expect.poll(() => product.printed(), { timeout: 120_000 }).toContain('?remote=partner_portal@');
});

test.afterAll(async () => {
  await product?.stop();
  await removeInstallation(installation);
  tree?.remove();
});

test('npm run dev shows a change of a remote in the open page, which keeps what was typed', async ({ page }) => {
  const address = /http\S+\?remote=\S+/.exec(product.printed())?.[0] ?? '';
  const isListening = listensForChanges(page, new URLSearchParams(new URL(address).search).get('remote') ?? '');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Module de développement' })).toBeVisible();
  // What changes before the page listens is fetched by a reload, which keeps nothing.
  await expect.poll(isListening).toBe(true);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('lea@exemple.fr');

  const file = join(tree.root, 'apps/partner-portal/src/sign-in/sign-in.text.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Se connecter', 'Entrer'));

  await expect(page.getByRole('button', { name: 'Entrer' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue('lea@exemple.fr');
});

/** Whether the development server of the remote has told the page which build it shows, and builds no other. */
function listensForChanges(page: Page, remote: string): () => boolean {
  const { host } = new URL(remote.slice(remote.indexOf('@') + 1));
  let isListening = false;
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== host) return;
    socket.on('framereceived', ({ payload }) => {
      const { type } = JSON.parse(payload.toString()) as { type: string };
      if (type === 'ok' || type === 'still-ok') isListening = true;
      if (type === 'invalid') isListening = false;
    });
  });
  return () => isListening;
}
