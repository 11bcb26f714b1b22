import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Face } from '@alveole/campaigns';
import { drawnFor, drawnName, isLightPage, lightPageOf, ownerOf } from '@alveole/contracts';
import type { LightPage, PublicConfig, RemoteEntry, RemotesRegistry } from '@alveole/contracts';
import { bestScreen, fullPath, calendarDay } from '@alveole/domain';
import type { Screen, ShownLegalText } from '@alveole/domain';
import { compressText } from '../serve-files/precompress.ts';
import type { StoredFile } from '../serve-files/stored-file.ts';
import { storedFile } from '../serve-files/stored-file.ts';
import type { SessionVersions } from '../roll-out-remotes/choose-versions.ts';
import { originsOf } from '../serve-remotes/remote-routes.ts';
import type { RemoteLocations } from '../serve-remotes/remote-routes.ts';
import type { RemotesSource } from '../serve-remotes/remotes-source.ts';
import { withLegalText } from '../serve-texts/draw-text.ts';
import { legalTextAt, shownTextOf } from '../serve-texts/shown-text.ts';
import { readFrame } from '../serve-remotes/shell-file.ts';
import type { AskedAhead, FilesAhead, PageParts } from './assemble-page.ts';
import { assemblePage, pageMark } from './assemble-page.ts';
import { publicScreenOf } from './describe-page.ts';
import { fillBlanks } from './fill-blanks.ts';
import { firstCallsOf, firstFilesOf } from './first-files.ts';
import { waitingPageOf } from './waiting-page.ts';
import type { WaitingPage } from './waiting-page.ts';

export interface PageBuilderOptions {
  /** The shell's build. */
  readonly shellDir: string;
  readonly config: PublicConfig;
  readonly currentFace?: (() => Face | undefined) | undefined;
  /** The system clock when absent; a new version of a legal text begins on its day. */
  readonly now?: (() => Date) | undefined;
  /** Where browsers reach the product. */
  readonly publicUrl: string;
  readonly source: RemotesSource;
  readonly locations: RemoteLocations;
}

const zip = promisify(gzip);

/** What is known of a visit before its page is. */
export interface Visit {
  readonly hasQuery?: boolean;
  /** Somebody is signed in on this device, as it says itself. */
  readonly isSignedInHere?: boolean;
  /** What the session gets of remotes; absent: what is in use. */
  readonly versions?: SessionVersions;
}

/** A page, and the scripts in it that its policy must let run. */
export interface BuiltPage extends StoredFile {
  /** `sha256-…` of each */
  readonly scriptHashes: readonly string[];
  /** Where the remotes stand that it names, other than here. */
  readonly remoteOrigins: readonly string[];
}

/** Builds the shell's page for an address, anew whenever the shell's build, the registry, the campaign or the face has changed. */
export function createPageBuilder(options: PageBuilderOptions): {
  page(path: string, visit?: Visit): Promise<BuiltPage>;
} {
  const builtPages = new Map<string, Map<string, Promise<BuiltPage>>>();
  return {
    async page(path, { hasQuery = false, isSignedInHere = false, versions } = {}) {
      const screen = publicScreenOf(path);
      // What a query asks for is drawn by the browser alone.
      const light = hasQuery ? undefined : lightPageOf(path);
      const registry = await options.locations.registry(versions).catch(() => undefined);
      // Others are sent to the sign-in from a page of the signed-in.
      const isShown = screen !== undefined || isSignedInHere;
      const owner = registry && isShown ? ownerOf(registry.remotes, path) : undefined;
      const asked = bestScreen(path);
      const pattern = asked === undefined ? '' : fullPath(asked);
      const variant = [pattern, owner?.name, light?.page].join(' ');
      const { mtimeMs } = await stat(join(options.shellDir, 'index.html'));
      const { id, version: figures } = options.config.campaign;
      const face = options.currentFace?.()?.mark;
      const legalText = shownTextAt(options, light?.path);
      const texts = legalText && `${legalText.text.day} ${legalText.announced?.day}`;
      const stamp = `${mtimeMs} ${id} ${figures} ${face} ${texts} ${JSON.stringify(registry)}`;
      const pages = builtPages.get(variant) ?? new Map<string, Promise<BuiltPage>>();
      builtPages.set(variant, pages);
      const known = pages.get(stamp);
      if (known) return known;
      const page = build(options, { pattern, light, screen, owner }, registry);
      pages.set(stamp, page);
      forgetOldest(pages);
      page.catch(() => pages.delete(stamp));
      return page;
    },
  };
}

/** Of a page: sessions see several versions of its remotes while one goes out, or by a link. */
const stampsStored = 4;

function forgetOldest(pages: Map<string, unknown>): void {
  for (const stamp of [...pages.keys()].slice(0, -stampsStored)) pages.delete(stamp);
}

interface AskedPage {
  /** The path of its screen, with `:id` for what differs from one page to another; empty where it is no screen's. */
  readonly pattern: string;
  readonly light: LightPage | undefined;
  readonly screen: Screen | undefined;
  /** The remote that will show the page; undefined where none will. */
  readonly owner: RemoteEntry | undefined;
}

async function build(
  options: PageBuilderOptions,
  { pattern, light, screen, owner }: AskedPage,
  registry: RemotesRegistry | undefined,
): Promise<BuiltPage> {
  const shell = await readFile(join(options.shellDir, 'index.html'), 'utf8');
  const drawn = registry === undefined || light === undefined ? undefined : await drawnPage(options, light, registry);
  const ahead = drawn === undefined && owner ? await filesAhead(options, pattern, owner) : undefined;
  const waiting = drawn === undefined && owner ? await waitingPageOf(options, pattern, owner) : undefined;
  const legalText = shownTextAt(options, light?.path);
  const asked = owner && (await askedAhead(options, pattern, owner));
  const identity = Buffer.from(
    assemblePage({
      shell,
      config: options.config,
      publicUrl: options.publicUrl,
      face: options.currentFace?.(),
      screen,
      registry,
      ...(drawn && { drawn: legalText ? { ...drawn, html: withLegalText(drawn.html, legalText) } : drawn }),
      ...(legalText && { legalText }),
      ...(ahead && { ahead }),
      ...(asked && { asked }),
      ...(waiting && { waiting: belowBaseOf(waiting, options.config.base_path) }),
    }),
  );
  const file = storedFile('text/html; charset=utf-8', {
    br: await compressText(identity),
    gzip: await zip(identity, { level: 9 }),
    identity,
  });
  return {
    ...file,
    remoteOrigins: originsOf(registry?.remotes ?? []),
    scriptHashes: [asked, waiting].flatMap((part) => (part ? [hashOf(part.script)] : [])),
  };
}

/** The legal text of a page, as it stands today; undefined for other pages, and where the installation has no face. */
function shownTextAt({ currentFace, now }: PageBuilderOptions, path: string | undefined): ShownLegalText | undefined {
  const [face, id] = [currentFace?.(), path === undefined ? undefined : legalTextAt(path)];
  return face && id && shownTextOf(face, id, calendarDay(now?.() ?? new Date()));
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const belowBaseOf = (waiting: WaitingPage, basePath: string): WaitingPage => ({
  ...waiting,
  html: belowBase(waiting.html, basePath),
});

/** What a page of the signed-in asks for when it opens; undefined where its remote or this shell tells nothing of it. */
async function askedAhead(
  { shellDir, source }: PageBuilderOptions,
  pattern: string,
  owner: RemoteEntry,
): Promise<AskedAhead | undefined> {
  const roles = bestScreen(pattern)?.roles ?? 'everyone';
  if (roles === 'everyone') return undefined;
  const calls = await firstCallsOf(source, owner, pattern);
  const script = await readFile(join(shellDir, 'ask-ahead.js'), 'utf8').catch(() => undefined);
  // An element of this name within the text would end the script.
  if (calls.length === 0 || script === undefined || script.includes('</script')) return undefined;
  return { script, calls: { path: pattern, roles, calls } };
}

/** What the shell loads around a page, then what the page's remote loads first. */
async function filesAhead(
  { shellDir, source }: PageBuilderOptions,
  pattern: string,
  owner: RemoteEntry,
): Promise<FilesAhead> {
  const frame = isLightPage(pattern) ? undefined : await readFrame(shellDir);
  const { styles, scripts } = await firstFilesOf(source, owner, pattern);
  return {
    manifest: owner.manifest,
    first: {
      styles: [...(frame?.styles ?? []), ...styles],
      scripts: [...(frame?.scripts ?? []).map((href) => ({ href })), ...scripts],
    },
  };
}

/**
 * The prerendered page inside the shell's prerendered frame, with what this installation says of itself; undefined when
 * a part of it is not there, or shows the figures of another campaign.
 */
async function drawnPage(
  { shellDir, source, config }: PageBuilderOptions,
  { path, remote, page, rests = false }: LightPage,
  registry: RemotesRegistry,
): Promise<PageParts['drawn']> {
  const entry = registry.remotes.find(({ name }) => name === remote);
  if (entry === undefined) return undefined;
  const frame = await readFile(join(shellDir, 'prerendered', `${page}.html`), 'utf8').catch(() => undefined);
  const html = await source.file(entry, `prerendered/${drawnName(page, config.campaign)}.html`);
  const figures = drawnFor(config.campaign);
  if (frame === undefined || !html?.startsWith(figures) || !frame.includes(pageMark)) return undefined;
  const whole = fillBlanks(
    frame.replace(pageMark, () => html.slice(figures.length)),
    config.programme,
  );
  return {
    html: belowBase(whole, config.base_path),
    manifest: entry.manifest,
    first: await firstFilesOf(source, entry, path),
    // The notice of a preview, with the way out of it, is drawn by the scripts.
    rests: rests && !registry.remotes.some(({ isPreview }) => isPreview),
  };
}

/** Prerendered links name addresses from the root; under a base path they gain it. */
function belowBase(html: string, basePath: string): string {
  return basePath === ''
    ? html
    : html.replaceAll(/\b(href|src|action)="\/(?!\/)/g, (_match, attribute: string) => `${attribute}="${basePath}/`);
}
