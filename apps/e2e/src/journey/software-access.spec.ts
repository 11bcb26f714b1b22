import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, signInAs, tick } from '../walk/acts.ts';

const guide = resolve(import.meta.dirname, '../../../../docs/SE-BRANCHER.md');
const client = resolve(import.meta.dirname, '../../../../libs/client');
const run = promisify(execFile);

interface Credentials {
  readonly CLIENT_ID: string;
  readonly CLIENT_SECRET: string;
}

/** The commands of the guide for integrators, in their order: metadata, token, figures, end of the token. */
async function guidesCommands(): Promise<string[]> {
  const text = await readFile(guide, 'utf8');
  return [...text.matchAll(/```sh\n(curl .*)\n```/g)].map(([, command = '']) => command);
}

/** Runs a command of the guide as an integrator does, in a shell. Answers the status and the body. */
async function follow(command: string, env: Readonly<Record<string, string>>) {
  const { stdout } = await run('sh', ['-c', `${command} -w '\n%{http_code}'`], { env: { ...process.env, ...env } });
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end + 1)), body: JSON.parse(stdout.slice(0, end) || '{}') };
}

/** Runs the program of the guide with the official client as it is published. Answers what it prints. */
async function runGuidesProgram(env: Readonly<Record<string, string>>): Promise<string> {
  const [, program = ''] = /```js\n(import \{ clientCredentials.*?)\n```/s.exec(await readFile(guide, 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'alveole-integrator-'));
  const published = join(folder, 'node_modules/@alveole/client');
  await run(process.execPath, [join(client, 'build-package.mjs'), published]);
  await writeFile(join(folder, 'program.mjs'), program);
  const { stdout } = await run(process.execPath, [join(folder, 'program.mjs')], { env: { ...process.env, ...env } });
  await rm(folder, { recursive: true });
  return stdout;
}

const shownSecret = async (page: Page, name: string): Promise<Credentials> => {
  const dialog = page.getByRole('dialog', { name: `Secret de ${name}` });
  await expect(dialog).toBeVisible();
  const [CLIENT_ID = '', CLIENT_SECRET = ''] = await dialog.locator('code').allInnerTexts();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'J’ai noté le secret' }).click();
  await expect(dialog).toBeHidden();
  return { CLIENT_ID, CLIENT_SECRET };
};

const manage = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: `Gérer\u00a0: ${name}` }).click();
  return page.getByRole('dialog', { name });
};

onEachScreen(({ width }) => {
  test('software that an administrator gives access reads the figures by the commands of the guide, changes its secret, and is refused within five seconds once it is revoked', async ({
    page,
    outside,
    product,
    capture,
  }) => {
    test.slow();
    const name = `Portail ${width}`;
    await signInAs(page, outside, 'ADM');
    await page.goto('/admin/settings/logiciels');
    await page.getByRole('button', { name: 'Donner un accès' }).click();
    const dialog = page.getByRole('dialog', { name: 'Donner un accès à un logiciel' });
    await fillIn(dialog, { 'Nom du logiciel': name, 'À quoi il sert': 'Publier les chiffres du programme' });
    await tick(dialog, 'Lire les chiffres');
    await expectAccessible(page);
    await capture(`software-new-${width}`);
    await dialog.getByRole('button', { name: 'Donner un accès' }).click();
    await expect(page.getByRole('dialog', { name: `Secret de ${name}` })).toBeVisible();
    await capture(`software-secret-${width}`);
    const first = await shownSecret(page, name);

    const [metadata = '', askToken = '', readFigures = '', endToken = ''] = await guidesCommands();
    const env = { URL: product.url, ...first };
    expect((await follow(metadata, env)).body.token_endpoint).toContain('/alveoleapi/v1/auth/token');
    const tokenOf = async (credentials: Credentials) => {
      const { status, body } = await follow(askToken, { URL: product.url, ...credentials });
      return status === 200 ? (body.access_token as string) : body.error;
    };
    const figures = async (TOKEN: string) => (await follow(readFigures, { URL: product.url, TOKEN })).status;
    const token = await tokenOf(first);
    expect(await figures(token)).toBe(200);

    expect(await runGuidesProgram(env)).toMatch(/^\d+ dossiers déposés\n403 NotAuthorizedException\n$/);

    const own = await manage(page, name);
    await own.getByRole('button', { name: 'Créer un second secret' }).click();
    const second = await shownSecret(page, name);
    expect(second.CLIENT_ID).toBe(first.CLIENT_ID);
    const renewed = await tokenOf(second);
    expect([await figures(token), await figures(renewed)]).toEqual([200, 200]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await capture(`software-managed-${width}`);
    await own.getByRole('button', { name: `Retirer ce secret\u00a0: ${first.CLIENT_SECRET.slice(-4)}` }).click();
    await confirm(page, /Retirer le secret qui finit par/, 'Retirer ce secret');
    await expect.poll(() => figures(token), { timeout: 5_000 }).toBe(401);
    expect([await tokenOf(first), await figures(renewed)]).toEqual(['invalid_client', 200]);

    const last = await tokenOf(second);
    expect((await follow(endToken, { URL: product.url, ...second, TOKEN: last })).status).toBe(200);
    await expect.poll(() => figures(last), { timeout: 5_000 }).toBe(401);

    await own.getByRole('button', { name: 'Retirer l’accès' }).click();
    await confirm(page, /Retirer l’accès de/, 'Retirer l’accès');
    await expect.poll(() => figures(renewed), { timeout: 5_000 }).toBe(401);
    expect(await tokenOf(second)).toBe('invalid_client');
    await expect(own.getByRole('button', { name: 'Retirer l’accès' })).toBeHidden();
    await own.getByRole('button', { name: 'Fermer' }).last().click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await capture(`software-list-${width}`);
  });
});
