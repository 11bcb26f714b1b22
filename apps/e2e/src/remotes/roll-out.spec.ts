import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import { changeRegistry, publishBuild, signPreview } from '@alveole/gateway';
import type { Audience } from '@alveole/gateway';
import { expect, test } from '../browser/test.ts';
import type { ServedProduct } from '../browser/test.ts';

const name = 'public_site';
const path = '/auth/particulier/faire-reparer';
const heading = 'Faire réparer mon vélo';
const previewKey = 'Vx3kq9-Tn7_mWb2LzR8cYd5HsP4gJf6A';

test.use({ settings: { PREVIEW_KEY: previewKey } });

const remotesOf = ({ dataDir }: ServedProduct) => join(dataDir, 'remotes');

async function currentOf(product: ServedProduct): Promise<RemoteEntry> {
  const text = await readFile(join(remotesOf(product), 'remotes.json'), 'utf8');
  const current = readRemotes(JSON.parse(text)).remotes.find((entry) => entry.name === name);
  if (!current) throw new Error(`${name} is not published`);
  return current;
}

/** Publishes the version in use with its pages changed. @returns the new version */
async function publishChanged(product: ServedProduct, audience: Audience, change: (script: string) => string) {
  const { version } = await currentOf(product);
  const build = await mkdtemp(join(tmpdir(), 'alveole-build-'));
  await cp(join(remotesOf(product), name, version), build, { recursive: true });
  await rm(join(build, 'files.json'));
  const scripts = (await readdir(build, { recursive: true })).filter((file) => /expose_routes\.\w+\.js$/.test(file));
  for (const file of scripts) await writeFile(join(build, file), change(await readFile(join(build, file), 'utf8')));
  const entry = await publishBuild({ buildFolder: build, remotesFolder: remotesOf(product), audience });
  await rm(build, { recursive: true });
  return entry.version;
}

let published: RemoteEntry;

test.beforeEach(async ({ product }) => {
  published = await currentOf(product);
});

test.afterEach(({ product }) =>
  changeRegistry(remotesOf(product), ({ remotes }) => ({
    remotes: [...remotes.filter((entry) => entry.name !== name), published],
  })),
);

const reports = /\/remotes\/public_site\/\w+\/(loaded|failed)$/;

test.describe('a version that goes out to a share of the sessions', () => {
  test('a version that goes out is shown to a session of its share, whose page tells that it works', async ({
    page,
    context,
    product,
  }) => {
    const version = await publishChanged(product, { share: 50 }, (script) => `${script}\n// changed`);
    await context.addCookies([{ name: 'alveole_versions', value: '0', url: product.url }]);
    const report = page.waitForResponse(reports);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL((await report).url()).pathname).toBe(`/remotes/${name}/${version}/loaded`);
    expect((await report).status()).toBe(204);
  });

  test.describe('and breaks there', () => {
    test.use({ expectedFailures: { all: [/./] } });

    test('a version that breaks gives way to the one in use by itself, and this session does not get it again', async ({
      page,
      context,
      product,
    }) => {
      const version = await publishChanged(product, { share: 50 }, () => 'throw new Error("broken")');
      await context.addCookies([{ name: 'alveole_versions', value: '0', url: product.url }]);
      const report = page.waitForResponse(reports);
      await page.goto(path);
      expect(new URL((await report).url()).pathname).toBe(`/remotes/${name}/${version}/failed`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.content()).not.toContain(version);
    });
  });
});

test('a version that is not published is shown by its link, with the way back to what everybody gets', async ({
  page,
  product,
  capture,
}) => {
  const version = await publishChanged(product, 'whoever has a link', (script) => `${script}\n// tried`);
  const until = new Date(Date.now() + 3_600_000);
  await page.goto(`/apercu/${signPreview({ name, version, until }, previewKey)}`);
  await page.goto(path);
  const notice = page.getByRole('complementary', { name: 'Aperçu d’une version non publiée' });
  await expect(notice).toContainText(version);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await capture('preview-of-a-remote');
  await notice.getByRole('link', { name: 'Revenir aux modules publiés' }).click();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a remote of another origin is shown in the page of this one', async ({ page, product }) => {
  const elsewhere = await serveElsewhere(join(remotesOf(product), name, published.version));
  try {
    await changeRegistry(remotesOf(product), ({ remotes }) => ({
      remotes: [
        ...remotes.filter((entry) => entry.name !== name),
        { ...published, manifest: `${elsewhere.origin}/mf-manifest.json` },
      ],
    }));
    const script = page.waitForResponse((response) => response.url().startsWith(`${elsewhere.origin}/remoteEntry`));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect((await script).status()).toBe(200);
  } finally {
    elsewhere.server.close();
  }
});

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** A build on a server of its own, which lets pages of other origins read it. */
async function serveElsewhere(folder: string): Promise<{ origin: string; server: Server }> {
  const files = new Set(await readdir(folder, { recursive: true }));
  const server = createServer(async (request, response) => {
    const file = new URL(request.url ?? '/', 'http://elsewhere').pathname.slice(1);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    if (!files.has(file)) return response.writeHead(404).end();
    return response.end(await readFile(join(folder, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
