import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { demoAccount } from '@alveole/demo';
import { expectAccessible } from '../browser/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { confirm, fillIn, openSection, signInAs, tick } from '../walk/acts.ts';

/** The till on the shop’s computer: it waits for the browser that comes back, on a port of its own. */
async function startTill() {
  const returns: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/retour') returns.push(searchParams);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>La caisse est prête</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { returns, redirectUri: `http://127.0.0.1:${port}/retour`, close: () => server.close() };
}

/** What the token endpoint answers: tokens, or the name of a refusal. */
interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}

/** An administrator registers the till; its id is read from the screen. */
async function registerTill(page: Page, name: string): Promise<string> {
  await page.goto('/admin/settings/logiciels');
  await page.getByRole('button', { name: 'Donner un accès' }).click();
  const dialog = page.getByRole('dialog', { name: 'Donner un accès à un logiciel' });
  await fillIn(dialog, { 'Nom du logiciel': name, 'À quoi il sert': 'Tenir la caisse de l’atelier' });
  await tick(dialog, 'Les établissements qui l’autorisent');
  await dialog.getByLabel('Adresses de retour').fill('http://127.0.0.1/retour');
  await tick(dialog, 'Lire les dossiers');
  await tick(dialog, 'Chercher un bénéficiaire');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Donner un accès' }).click();
  const tillDialog = page.getByRole('dialog', { name });
  await expect(tillDialog.getByText(/Ce logiciel n’a pas de secret/)).toBeVisible();
  const id = (await tillDialog.getByText(/^[0-9a-f-]{36}$/).innerText()).trim();
  await expectAccessible(page);
  return id;
}

onEachScreen(({ width }) => {
  test('a till that a shop allows reads its files, renews its token, and is refused within five seconds once the shop takes the access back', async ({
    page,
    outside,
    product,
    browser,
    capture,
  }) => {
    test.slow();
    const name = `Caisse ${width}`;
    const till = await startTill();
    const desk = await browser.newContext({ locale: 'fr-FR' });
    const administrator = await desk.newPage();
    await signInAs(administrator, outside, 'ADM');
    const clientId = await registerTill(administrator, name);
    await desk.close();

    const verifier = randomBytes(32).toString('base64url');
    const request = new URLSearchParams({
      client_id: clientId,
      redirect_uri: till.redirectUri,
      response_type: 'code',
      scope: 'repairs:read',
      state: 'comptoir-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const consentAddress = `/admin/autoriser?${request.toString()}`;
    const { mail, password } = await demoAccount(outside, 'REP', 0);
    await page.goto(consentAddress);
    await fillIn(page, { 'Adresse e-mail': mail, 'Mot de passe': password });
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const question = page.getByRole('heading', { name: `Autoriser ${name} à agir pour votre établissement\u00a0?` });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await capture(`till-consent-${width}`);
    await page.getByRole('link', { name: 'Refuser' }).click();
    await expect(page.getByRole('heading', { name: 'La caisse est prête' })).toBeVisible();
    expect(Object.fromEntries(till.returns[0] ?? [])).toMatchObject({ error: 'access_denied', state: 'comptoir-1' });

    await page.goto(consentAddress);
    await page.getByRole('button', { name: 'Autoriser', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'La caisse est prête' })).toBeVisible();
    const back = Object.fromEntries(till.returns[1] ?? []);
    expect(back).toMatchObject({ state: 'comptoir-1', iss: product.url });

    const askToken = async (form: Readonly<Record<string, string>>): Promise<TokenAnswer> => {
      const body = new URLSearchParams({ client_id: clientId, ...form });
      const answer = await fetch(`${product.url}/alveoleapi/v1/auth/token`, { method: 'POST', body });
      return (await answer.json()) as TokenAnswer;
    };
    const exchange = { redirect_uri: till.redirectUri, code_verifier: verifier };
    const first = await askToken({ grant_type: 'authorization_code', code: back['code'] ?? '', ...exchange });
    expect(first).toMatchObject({ token_type: 'Bearer', scope: 'repairs:read' });
    const statusOf = async (call: string, token: string) =>
      (await fetch(`${product.url}/alveoleapi${call}`, { headers: { authorization: `Bearer ${token}` } })).status;
    const ownFiles = (token: string) => statusOf('/v1/repairs/counts', token);
    expect(await ownFiles(first.access_token)).toBe(200);
    expect(await statusOf('/v1/repairs/statistics', first.access_token)).toBe(403);
    const second = await askToken({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    expect(await ownFiles(second.access_token)).toBe(200);

    await page.goto('/admin/profile?section=logiciels');
    const section = await openSection(page, 'Logiciels autorisés');
    await expect(section.getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await capture(`till-allowed-${width}`);
    await section.getByRole('button', { name: `Retirer l’accès\u00a0: ${name}` }).click();
    await confirm(page, /^Retirer l’accès de/, 'Retirer l’accès');
    await expect(section.getByText(name, { exact: true })).toBeHidden();
    await expect.poll(() => ownFiles(second.access_token), { timeout: 5_000 }).toBe(401);
    const refusal = await askToken({ grant_type: 'refresh_token', refresh_token: second.refresh_token });
    expect(refusal).toMatchObject({ error: 'invalid_grant' });
    till.close();
  });
});
