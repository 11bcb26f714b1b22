import type { Face } from '@alveole/campaigns';
import type { PublicConfig, RemotesRegistry } from '@alveole/contracts';
import { inlineDocuments } from '@alveole/contracts';
import type { Screen, ShownLegalText } from '@alveole/domain';
import { describePage, escaped, titleOf, withTitle } from './describe-page.ts';
import { sheetAddress } from '../serve-face/face-files.ts';
import { installLinks } from './install-links.ts';
import { noScriptTexts } from './no-script.text.ts';
import type { FirstCalls, FirstFiles } from './first-files.ts';
import type { WaitingPage } from './waiting-page.ts';

/** A prerendered page, and what belongs to it. */
export interface DrawnPage {
  readonly html: string;
  readonly manifest: string;
  readonly first: FirstFiles;
  /** The app's scripts wait for the first touch. */
  readonly rests: boolean;
}

/** What a page that the browser draws will ask for, step after step, unless it is named at once. */
export interface FilesAhead {
  readonly manifest: string;
  readonly first: FirstFiles;
}

/** What the page asks the API for before anything of it has come. */
export interface AskedAhead {
  /** The text of the script that asks. */
  readonly script: string;
  readonly calls: FirstCalls;
}

export interface PageParts {
  /** The shell's `index.html`. */
  readonly shell: string;
  readonly config: PublicConfig;
  readonly publicUrl: string;
  /** What the installation looks like; the kit's own look where it is absent. */
  readonly face?: Face | undefined;
  /** The public screen that the page shows. */
  readonly screen?: Screen | undefined;
  /** Undefined when the registry cannot be read now: the shell asks again by itself. */
  readonly registry: RemotesRegistry | undefined;
  /** The prerendered page, when this address has one. */
  readonly drawn?: DrawnPage;
  /** Where the page is not drawn and its remote is known. */
  readonly ahead?: FilesAhead;
  readonly asked?: AskedAhead;
  /** What the page of a legal text shows. */
  readonly legalText?: ShownLegalText;
  /** A page of the signed-in as it waits. */
  readonly waiting?: WaitingPage;
}

const baseMark = '<base href="/">';
const headMark = '<!--alveole:head-->';
const rootMark = '<div id="root"></div>';
export const pageMark = '<!--alveole:page-->';

/** Fills the marks of the shell's page: base path, first data, links ahead, and the prerendered page. */
export function assemblePage({
  shell,
  config,
  publicUrl,
  face,
  screen,
  registry,
  drawn,
  ahead,
  asked,
  legalText,
  waiting,
}: PageParts): string {
  const head = [
    ...sheetLinks(face),
    ...describePage(screen, { publicUrl, config, face }),
    ...installLinks(screen, face),
    ...(drawn === undefined ? [] : linksOf(drawn)),
    ...(ahead === undefined ? [] : linksAhead(ahead, waiting !== undefined)),
    inlineDocument(inlineDocuments.config, config),
    ...(legalText === undefined ? [] : [inlineDocument(inlineDocuments.legalText, legalText)]),
    ...(registry === undefined ? [] : [inlineDocument(inlineDocuments.remotes, registry)]),
  ];
  const titled = withTitle(drawn?.rests ? atRest(shell) : shell, titleOf(screen, config.programme));
  const base = [`<base href="${escaped(config.base_path)}/">`, ...(asked === undefined ? [] : askingScript(asked))];
  const filled = fill(fill(titled, baseMark, base.join('\n')), headMark, head.join('\n'));
  const root = `<div id="root">${drawn?.html ?? ''}</div>`;
  return fill(filled, rootMark, `${withoutScripts(drawn !== undefined)}${waitingParts(waiting)}${root}`);
}

/** Nothing is painted in other colours before: a browser waits for the sheets of the head. */
function sheetLinks(face: Face | undefined): string[] {
  const address = sheetAddress(face);
  return address === undefined ? [] : [`<link rel="stylesheet" href="${address}">`];
}

const appScript = /<script defer src="([^"]+)"><\/script>\n?/g;

/** The shell's page with one small script that loads the others when they are wanted. */
function atRest(shell: string): string {
  const scripts = [...shell.matchAll(appScript)].map(([, source]) => source);
  const waiting = `<script defer src="first-touch.js" data-app="${scripts.join(' ')}"></script>\n`;
  return fill(shell.replaceAll(appScript, ''), headMark, `${waiting}${headMark}`);
}

function linksOf(drawn: DrawnPage): string[] {
  return [...stylesheetsOf(drawn), ...(drawn.rests ? [] : scriptsAhead(drawn))];
}

function scriptsAhead({ manifest, first }: FilesAhead): string[] {
  return [
    `<link rel="preload" as="fetch" href="${escaped(manifest)}" crossorigin>`,
    ...first.scripts.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escaped(href)}"${integrity === undefined ? '' : integrityOf(href, integrity)}>`,
    ),
  ];
}

/** A browser compares bytes of another origin only when it may read them; the shell asks for the script in the same way. */
const integrityOf = (href: string, integrity: string): string =>
  ` integrity="${escaped(integrity)}"${/^https?:/.test(href) ? ' crossorigin' : ''}`;

/** Behind the shell's own script, which draws nothing before it is whole: a browser would give a preload the better place. */
function linksAhead(ahead: FilesAhead, isDrawnWaiting: boolean): string[] {
  const preloads = ahead.first.styles.map((href) => `<link rel="preload" as="style" href="${escaped(href)}">`);
  const unhurried = [...(isDrawnWaiting ? [] : preloads), ...scriptsAhead(ahead)];
  return [
    ...(isDrawnWaiting ? stylesheetsOf(ahead) : []),
    ...unhurried.map((link) => link.replace('<link ', '<link fetchpriority="low" ')),
  ];
}

/** What is seen before any script has run needs its styles at once. */
const stylesheetsOf = ({ first }: FilesAhead): string[] =>
  first.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`);

/** Before the root, so that it is seen before the page's scripts have run. */
const waitingParts = (waiting: WaitingPage | undefined): string =>
  waiting === undefined ? '' : `${waiting.html}<script>${waiting.script}</script>\n`;

/** JSON that a page carries: no script runs in it, and `<` cannot end it. */
function inlineDocument(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** Before the stylesheets: a script behind them waits until they have come. */
function askingScript({ script, calls }: AskedAhead): string[] {
  return [inlineDocument(inlineDocuments.firstCalls, calls), `<script>${script}</script>`];
}

function fill(page: string, mark: string, content: string): string {
  return page.replace(mark, () => content);
}

/** What one reads where no script runs: a page that is drawn already loses its forms, another one needs them. */
function withoutScripts(isDrawn: boolean): string {
  const text = isDrawn ? noScriptTexts.reads : noScriptTexts.needs;
  const links = noScriptTexts.links.map(({ to, name }) => `<a href="${to}">${name}</a>`).join(' · ');
  return `<noscript><div class="no-script"><p>${text}</p><p>${links}</p></div></noscript>\n`;
}
