import { randomUUID } from 'node:crypto';
import { mediaRoutes, mediaPrefixQuery } from '@alveole/contracts/media';
import { signInAsAdministrator } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { fillIn, signInAs } from '../walk/acts.ts';
import { alterRequest } from './alter-request.ts';
import type { Api, Refusal } from './message.ts';
import { fileOf } from '../walk/shops.ts';

/** What the service says to a save of this file. */
export async function refusedSave(
  { refusalOf, outside }: Api,
  id: string,
  change: Readonly<Record<string, unknown>>,
): Promise<Refusal> {
  const { row_hash } = await fileOf(outside, id);
  const body = { entity_id: id, entity_data: {}, last_row_hash: row_hash, ...change };
  return refusalOf('PUT', 'enrolment/entity', body, await signInAsAdministrator(outside, 0));
}

/** What the browser keeps once somebody has signed in: sign-ins are limited by address. */
let session: Promise<SignedIn> | undefined;
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs an administrator in, by the form the first time. */
export async function signInOnce(page: Page, outside: DemoApi): Promise<void> {
  if (session === undefined) {
    await signInAs(page, outside, 'ADM');
    session = page.context().storageState();
    return;
  }
  const { cookies, origins } = await session;
  await page.goto('/auth/forgot');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(shown)})`);
  await page.context().addCookies(cookies);
}

/** Opens a file at the desk. */
export async function openFile(page: Page, outside: DemoApi, id: string): Promise<void> {
  await signInOnce(page, outside);
  await page.goto(`/admin/backend/folder/${id}`);
}

/** Presses an act of the file and confirms it; the dialog may stay with a refusal. */
export async function decide(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
}

/** Types other data into the file and saves them. */
export async function modify(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Modifier les données' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier les données' });
  await fillIn(dialog, fields);
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

/** Adds to the data of a save what the screen would never send. */
export const alterSave = (page: Page, change: (body: Readonly<Record<string, unknown>>) => object) =>
  alterRequest(page, 'PUT', 'enrolment/entity', (body) => ({ ...body, ...change(body) }));

/** A KBIS that was never sent to the store. */
export async function unsentKbis(outside: DemoApi, id: string) {
  const token = await signInAsAdministrator(outside, 0);
  const { media_url_prefix } = await outside.call(mediaRoutes.readMediaPrefix, { query: mediaPrefixQuery(id) }, token);
  return {
    media_gender: 'KBIS',
    media_id: randomUUID(),
    media_url: `${media_url_prefix}${randomUUID()}.pdf`,
    media_hash: 'a'.repeat(64),
  };
}
