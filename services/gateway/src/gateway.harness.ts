import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawForEachCampaign } from '@alveole/contracts';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { createLogger } from '@alveole/service-kit';
import type { GatewayOptions } from './build-gateway.ts';
import { buildGateway } from './build-gateway.ts';
import { serviceNames } from './route-api/call-owner.ts';
import { createDirectorySource } from './serve-remotes/directory-source.ts';
import { publishBuild } from './serve-remotes/publish-build.ts';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Upstream {
  readonly url: string;
  readonly seen: SeenRequest[];
  stop(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const ends: (() => Promise<unknown> | unknown)[] = [];

/** Ends everything that a test file has started. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

/** A small real server that records what reaches it. */
export async function upstream(
  answer: Answer = (request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ path: request.url })),
): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      answer(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => stopServer(server);
  ends.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
}

async function stopServer(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/** A folder with these files, removed at the end. */
export async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-gateway-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

export const shellFiles = {
  'index.html':
    '<!doctype html><html lang="fr"><head><base href="/"><title>Alvéole</title><script defer src="assets/shell.1.js"></script><!--alveole:head--></head><body><div id="root"></div></body></html>',
  'assets/shell.1.js': 'start()',
  'shell.json': JSON.stringify({
    gifts: {},
    frame: { scripts: ['assets/frame.1.js'], styles: ['assets/frame.1.css'] },
  }),
  'favicon.svg': '<svg/>',
  'prerendered/landing.html': '<header><a href="/auth/login">Connexion</a></header><!--alveole:page-->',
  'prerendered/aide.html': '<header>Aide</header><!--alveole:page-->',
};

/** Drawn pages as the build of a remote holds them. @param draw the same for every campaign, unless it reads it */
export function drawnFiles(draw: Parameters<typeof drawForEachCampaign>[1]): Record<string, string> {
  const pages = Object.entries(drawForEachCampaign([openEndedCampaign, programme2020], draw));
  return Object.fromEntries(pages.map(([name, html]) => [`prerendered/${name}.html`, html]));
}

export const publicSiteBuild = {
  'mf-manifest.json': JSON.stringify({
    alveole: { name: 'public_site', paths: ['/auth/particulier'] },
    metaData: { remoteEntry: { name: 'remoteEntry.1.js', path: '' } },
    exposes: [
      {
        path: './routes',
        assets: {
          js: { sync: ['assets/routes.1.js'], async: ['assets/later.1.js', 'assets/aide.1.js'] },
          css: { sync: ['assets/routes.1.css'], async: ['assets/aide.1.css', 'assets/later.1.css'] },
        },
      },
    ],
    pages: {
      '/auth/particulier/:page': ['assets/later.1.js'],
      '/auth/particulier/aide': ['assets/aide.1.js', 'assets/aide.1.css'],
      '/auth/particulier/inscription': ['assets/inscription.1.js'],
    },
  }),
  'remoteEntry.1.js': 'entry()',
  'assets/routes.1.js': `routes(${'"landing",'.repeat(300)}1)`,
  'assets/routes.1.css': 'h1{}',
  ...drawnFiles(() => ({ landing: '<h1>Réparer $& son vélo</h1>', aide: '<h1>Aide</h1>' })),
};

/** A gateway over small upstream servers, a shell's build and one published remote. */
export async function testGateway(options: Partial<GatewayOptions> = {}) {
  const services = Object.fromEntries(
    await Promise.all(serviceNames.map(async (name) => [name, await upstream()] as const)),
  );
  const store = await upstream((_request, response) => response.setHeader('content-type', 'text/html').end('<script>'));
  const remotesFolder = await folderOf({});
  await publishBuild({ buildFolder: await folderOf(publicSiteBuild), remotesFolder });
  const lines: string[] = [];
  const gateway = buildGateway({
    routesTo: Object.fromEntries(
      serviceNames.map((name) => [name, services[name]?.url ?? '']),
    ) as GatewayOptions['routesTo'],
    remotesRegistry: createDirectorySource(remotesFolder),
    shellDir: await folderOf(shellFiles),
    publicConfig: { ...demonstrationConfig, tile_url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    publicUrl: 'http://localhost:8080',
    objectStoreUrl: store.url,
    bucket: 'alveole',
    logger: createLogger({ service: 'gateway', destination: { write: (line) => void lines.push(line) } }),
    ...options,
  });
  ends.push(() => gateway.close());
  return { app: gateway.app, services, store, remotesFolder, lines };
}
