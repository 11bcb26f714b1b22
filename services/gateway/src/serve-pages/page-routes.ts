import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Face } from '@alveole/campaigns';
import type { PublicConfig } from '@alveole/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import { answerRefusal, requestIdOf, unknownAddress } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { forAYear, revalidate, sendFile } from '../serve-files/stored-file.ts';
import type { StoredFolder } from '../serve-files/stored-folder.ts';
import { readFolder } from '../serve-files/stored-folder.ts';
import { installManifest } from './install-manifest.ts';
import { answerLatePage } from './late-page.ts';
import { allowRemotes, allowScripts } from '../protect/security-headers.ts';
import type { ReadSessionVersions } from '../serve-remotes/session-versions.ts';
import type { BuiltPage, Visit } from './page-builder.ts';

export interface PageRoutesOptions {
  readonly shellDir: string;
  readonly config: PublicConfig;
  readonly currentFace?: (() => Face | undefined) | undefined;
  readonly pages: { page(path: string, visit?: Visit): Promise<BuiltPage> };
  readonly sessions: ReadSessionVersions;
  /** Told of each page that could not be built. */
  readonly logLate: (error: unknown, requestId: string) => undefined;
}

export const landingPath = '/auth/particulier';
const isHashed = (path: string) => path.startsWith('/assets/');
const notPublic = /^\/(index\.html|prerendered\/)/;

/** The shell's files, `/config.json`, and the shell's page for every address of a screen. */
export function pageRoutes({ shellDir, config, currentFace, pages, sessions, logLate }: PageRoutesOptions): Router {
  const router = Router();
  const base = config.base_path;
  // Whoever is signed in on this device gets the shell, which knows where his role lands.
  router.get('/', (request, response, next) =>
    isSignedInHere(request) ? next() : redirect(response, `${base}${landingPath}`),
  );
  router.get('/config.json', (_request, response) => {
    nameArea(response, 'registry');
    response.setHeader('cache-control', 'no-cache').json(config);
  });
  router.get('/manifest.json', async (_request, response, next) => {
    const manifest = await installManifest(shellDir, config.programme, currentFace?.()).catch(() => undefined);
    if (manifest === undefined) return next();
    nameArea(response, 'static');
    response.setHeader('cache-control', revalidate).json(manifest);
  });
  router.use(shellFiles(shellDir));
  router.get('/{*path}', async (request, response) => {
    if (!isScreen(request)) return answerRefusal(response, unknownAddress);
    if (isOutsideBase(request, base)) return redirect(response, `${base}${request.url}`);
    nameArea(response, 'page');
    const versions = await sessions.ofPage(request, response);
    const page = await pages
      .page(request.path.replace(/\/$/, ''), {
        hasQuery: Object.keys(request.query).length > 0,
        isSignedInHere: isSignedInHere(request),
        versions,
      })
      .catch((error: unknown) => logLate(error, requestIdOf(response)));
    if (page === undefined) return answerLatePage(response);
    allowScripts(response, page.scriptHashes);
    allowRemotes(response, page.remoteOrigins);
    return sendFile(request, response, page, versions.isShared ? revalidate : `private, ${revalidate}`);
  });
  return router;
}

/** The shell's files, read again after a new build; those of the build before stay for pages that are still open. */
function shellFiles(folder: string): RequestHandler {
  let storedFiles: { stamp: number; files: Promise<StoredFolder> } | undefined;
  const current = async () => {
    const { mtimeMs } = await stat(join(folder, 'index.html'));
    if (storedFiles?.stamp !== mtimeMs)
      storedFiles = { stamp: mtimeMs, files: merged(storedFiles?.files, readFolder(folder)) };
    return storedFiles.files;
  };
  return async (request, response, next) => {
    if (!isFile(request.path) || notPublic.test(request.path)) return next();
    const file = await current().then(
      (files) => files.get(request.path),
      () => undefined,
    );
    if (file === undefined || !isReading(request)) return next();
    nameArea(response, 'static');
    sendFile(request, response, file, isHashed(request.path) ? forAYear : revalidate);
  };
}

async function merged(before: Promise<StoredFolder> | undefined, now: Promise<StoredFolder>): Promise<StoredFolder> {
  return new Map([...((await before) ?? []), ...(await now)]);
}

/** The mark that the session leaves on a device; it names nobody and opens nothing. */
const isSignedInHere = ({ headers }: Request) => /(^|;\s*)alveole_signed_in=1(;|$)/.test(headers.cookie ?? '');

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const isFile = (path: string) => /\.[a-z0-9]{1,8}$/i.test(path);

/** A browser asks for HTML at an address that names no file; link previews, monitors and robots take anything. */
function isScreen(request: Request): boolean {
  return !isFile(request.path) && request.accepts(['html', 'json']) === 'html';
}

function isOutsideBase(request: Request, base: string): boolean {
  return base !== '' && request.originalUrl === request.originalUrlBelowBase;
}

function redirect(response: Response, to: string): void {
  nameArea(response, 'page');
  response.setHeader('cache-control', 'no-cache');
  response.redirect(302, to);
}
