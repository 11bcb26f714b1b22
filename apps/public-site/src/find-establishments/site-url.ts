/** The address of a website as a link: `http://` is put before one without a scheme; no other scheme is a link. */
export function siteUrl(website: string | undefined): string | undefined {
  const site = website?.trim() ?? '';
  if (site === '') return undefined;
  if (/^https?:\/\//i.test(site)) return site;
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(site) ? undefined : `http://${site}`;
}
