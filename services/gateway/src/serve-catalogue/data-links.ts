import type { Screen } from '@alveole/domain';
import { fullPath } from '@alveole/domain';
import type { CataloguedInstallation } from './catalogue-record.ts';
import { catalogueAddress, publishedDataOf } from './published-data.ts';

/** By which programs find the data behind a page, as elements of its head; none on a page that shows no published data. */
export function dataLinks(screen: Screen, { publicUrl, config }: CataloguedInstallation): string[] {
  const { campaign, base_path } = config;
  const files = publishedDataOf(campaign).flatMap((data) => (data.page === fullPath(screen) ? data.files : []));
  if (files.length === 0) return [];
  const at = (file: string) => `${new URL(publicUrl).origin}${base_path}/${file}`;
  return [
    `<link rel="describedby" type="application/ld+json" href="${at(catalogueAddress)}">`,
    ...files.map(
      ({ title, file, type }) => `<link rel="alternate" type="${type}" title="${title}" href="${at(file)}">`,
    ),
  ];
}
