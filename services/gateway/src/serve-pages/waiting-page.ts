import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnFor, drawnName, waitingName, waitingPages } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import { pageMark } from './assemble-page.ts';
import { escaped } from './describe-page.ts';
import { fillBlanks } from './fill-blanks.ts';
import type { PageBuilderOptions } from './page-builder.ts';

/** A part of a page of the signed-in as it waits for its answers, and the roles that see it so. */
interface WaitingPart {
  readonly part: 'frame' | 'page';
  readonly html: string;
  readonly roles: readonly string[];
}

/** The page of an address as each role sees it while it waits, in elements that a browser does not show. */
export interface WaitingPage {
  /** Its parts, and where the script puts those of the person's role. */
  readonly html: string;
  readonly script: string;
}

/**
 * Reads a page of the signed-in as it waits for its answers; undefined where no build has it, or one of other figures.
 * @param pattern the path of its screen
 */
export async function waitingPageOf(
  options: PageBuilderOptions,
  pattern: string,
  owner: RemoteEntry,
): Promise<WaitingPage | undefined> {
  const script = await readFile(join(options.shellDir, 'draw-waiting.js'), 'utf8').catch(() => undefined);
  // An element of this name within the text would end the script.
  if (script === undefined || script.includes('</script')) return undefined;
  const ofRoles = await Promise.all(
    waitingPages.filter(({ path }) => path === pattern).map((page) => partsOf(options, page, owner)),
  );
  const parts = merged(ofRoles.flat());
  if (parts.length === 0) return undefined;
  return { script, html: `${parts.map(template).join('\n')}\n${placeOf(pattern)}` };
}

async function partsOf(
  { shellDir, source, config }: PageBuilderOptions,
  page: (typeof waitingPages)[number],
  owner: RemoteEntry,
): Promise<readonly WaitingPart[]> {
  const name = waitingName(page);
  const frame = await readFile(join(shellDir, 'prerendered', `${name}.html`), 'utf8').catch(() => undefined);
  const drawn = await source.file(owner, `prerendered/${drawnName(name, config.campaign)}.html`);
  const figures = drawnFor(config.campaign);
  if (!frame?.includes(pageMark) || !drawn?.startsWith(figures)) return [];
  const filled = (html: string) => fillBlanks(html, config.programme);
  return [
    { part: 'frame', html: filled(frame.replace(pageMark, '<!--page-->')), roles: [page.role] },
    { part: 'page', html: filled(drawn.slice(figures.length)), roles: [page.role] },
  ];
}

/** Roles that see the same have one part together. */
function merged(parts: readonly WaitingPart[]): readonly WaitingPart[] {
  const keyOf = ({ part, html }: WaitingPart) => `${part} ${html}`;
  const byHtml = new Map<string, WaitingPart>();
  for (const one of parts) {
    const roles = [...(byHtml.get(keyOf(one))?.roles ?? []), ...one.roles];
    byHtml.set(keyOf(one), { ...one, roles });
  }
  return [...byHtml.values()];
}

const template = ({ part, html, roles }: WaitingPart): string =>
  `<template data-waiting="${part}" data-roles="${roles.join(' ')}">${html}</template>`;

const placeOf = (pattern: string): string => `<div id="waiting" data-path="${escaped(pattern)}"></div>`;
