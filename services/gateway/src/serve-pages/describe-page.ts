import type { Face } from '@alveole/campaigns';
import type { PublicConfig } from '@alveole/contracts';
import { bestScreen, demonstrationProgramme, descriptionOf, fullPath } from '@alveole/domain';
import type { Programme, Screen } from '@alveole/domain';
import { dataLinks } from '../serve-catalogue/data-links.ts';

/** Where browsers reach the product, and what this installation says of itself. */
export interface DescribedInstallation {
  readonly publicUrl: string;
  readonly config: PublicConfig;
  readonly face?: Face | undefined;
}

/** The public screen of an address; undefined for every page of the signed-in. */
export function publicScreenOf(path: string): Screen | undefined {
  const screen = bestScreen(path);
  return screen?.description === undefined ? undefined : screen;
}

/** What search engines and link previews read of a page, as elements of its head; other pages ask not to be listed. */
export function describePage(screen: Screen | undefined, { publicUrl, config, face }: DescribedInstallation): string[] {
  const { base_path, campaign, programme } = config;
  const name = element('name', 'application-name', programme.name);
  const description = screen && descriptionOf(screen, campaign);
  if (screen === undefined || description === undefined) return [name, '<meta name="robots" content="noindex">'];
  const at = (path: string) => `${new URL(publicUrl).origin}${base_path}${path}`;
  const preview = previewOf(programme, face);
  return [
    name,
    element('name', 'description', description),
    element('property', 'og:type', 'website'),
    element('property', 'og:site_name', programme.name),
    element('property', 'og:locale', 'fr_FR'),
    element('property', 'og:title', titleOf(screen, programme)),
    element('property', 'og:description', description),
    element('property', 'og:url', at(fullPath(screen))),
    ...(preview.picture === undefined ? [] : [element('property', 'og:image', at(preview.picture))]),
    element('name', 'twitter:card', preview.card),
    ...dataLinks(screen, { publicUrl, config }),
  ];
}

/** The build's large picture says the demonstration's name and its sign alone says none; both are Alvéole's, which another logo is not. */
function previewOf({ name }: Programme, face?: Face): { readonly picture?: string; readonly card: string } {
  const { preview, icon, logo } = face?.pictures ?? {};
  if (preview) return { picture: '/preview.png', card: 'summary_large_image' };
  if (logo) return { ...(icon && { picture: '/icons/icon-512.png' }), card: 'summary' };
  return name === demonstrationProgramme.name
    ? { picture: '/preview.png', card: 'summary_large_image' }
    : { picture: '/icons/icon-512.png', card: 'summary' };
}

/** The words of the browser's tab. The pages of the signed-in name themselves once they are drawn. */
export function titleOf(screen: Screen | undefined, { name }: Programme): string {
  return screen === undefined ? name : `${screen.name} · ${name}`;
}

/** @returns the shell's page with this title */
export function withTitle(shell: string, title: string): string {
  return shell.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
}

function element(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escaped(content)}">`;
}

/** Text inside an attribute or an element. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
