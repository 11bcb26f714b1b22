import { bestScreen, fullPath } from '@alveole/domain';
import type { Screen } from '@alveole/domain';

/** Where browsers reach the product, below the base path: `https://velo.example/alveole`. */
export interface PublicAddress {
  readonly publicUrl: string;
  readonly basePath: string;
}

/** The public screen of an address; undefined for every page of the signed-in. */
export function publicScreenOf(path: string): Screen | undefined {
  const screen = bestScreen(path);
  return screen?.description === undefined ? undefined : screen;
}

/** What search engines and link previews read of a page, as elements of its head; other pages ask not to be listed. */
export function describePage(screen: Screen | undefined, { publicUrl, basePath }: PublicAddress): string[] {
  if (screen?.description === undefined) return ['<meta name="robots" content="noindex">'];
  const at = (path: string) => `${new URL(publicUrl).origin}${basePath}${path}`;
  const title = `${screen.name} · Alvéole`;
  return [
    element('name', 'description', screen.description),
    element('property', 'og:type', 'website'),
    element('property', 'og:site_name', 'Alvéole'),
    element('property', 'og:locale', 'fr_FR'),
    element('property', 'og:title', title),
    element('property', 'og:description', screen.description),
    element('property', 'og:url', at(fullPath(screen))),
    element('property', 'og:image', at('/preview.png')),
    element('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** @returns the shell's page with the title of this screen and without the shell's own description */
export function withTitle(shell: string, screen: Screen | undefined): string {
  if (screen === undefined) return shell;
  return shell
    .replace(/<meta name="description"[^>]*>\n?/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(screen.name)} · Alvéole</title>`);
}

function element(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escaped(content)}">`;
}

/** Text inside an attribute or an element. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
