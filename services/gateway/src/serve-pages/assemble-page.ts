import type { PublicConfig, RemotesRegistry } from '@alveole/contracts';
import { inlineDocuments } from '@alveole/contracts';
import type { FirstFiles } from './first-files.ts';

export interface PageParts {
  /** The shell's `index.html`. */
  readonly shell: string;
  readonly config: PublicConfig;
  /** Undefined when the registry cannot be read now: the shell asks again by itself. */
  readonly registry: RemotesRegistry | undefined;
  /** The prerendered page, when this address has one. */
  readonly landing?: { readonly html: string; readonly manifest: string; readonly first: FirstFiles };
}

const baseMark = '<base href="/">';
const headMark = '<!--alveole:head-->';
const rootMark = '<div id="root"></div>';
export const pageMark = '<!--alveole:page-->';

/** Fills the marks of the shell's page: base path, first data, links ahead, and the prerendered page. */
export function assemblePage({ shell, config, registry, landing }: PageParts): string {
  const head = [
    ...(landing === undefined ? [] : linksOf(landing)),
    inlineDocument(inlineDocuments.config, config),
    ...(registry === undefined ? [] : [inlineDocument(inlineDocuments.remotes, registry)]),
  ];
  const filled = fill(fill(shell, baseMark, `<base href="${escaped(config.base_path)}/">`), headMark, head.join('\n'));
  return landing === undefined ? filled : fill(filled, rootMark, `<div id="root">${landing.html}</div>`);
}

function linksOf({ manifest, first }: NonNullable<PageParts['landing']>): string[] {
  return [
    ...first.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`),
    `<link rel="preload" as="fetch" href="${escaped(manifest)}" crossorigin>`,
    ...first.scripts.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${escaped(href)}"${integrity === undefined ? '' : ` integrity="${escaped(integrity)}"`}>`,
    ),
  ];
}

/** JSON that a page carries: no script runs in it, and `<` cannot end it. */
function inlineDocument(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function fill(page: string, mark: string, content: string): string {
  return page.replace(mark, () => content);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
