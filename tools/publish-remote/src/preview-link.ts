import type { RemoteEntry } from '@alveole/contracts';
import { signPreview } from '@alveole/gateway';

export interface PreviewSettings {
  /** `PREVIEW_KEY`, the same as the gateway's. */
  readonly key: string | undefined;
  /** The site that shows it, `SHELL_URL`, base path included. */
  readonly siteUrl: string | undefined;
  readonly now: () => Date;
}

const usualHours = 72;
const mostHours = 24 * 30;

/**
 * Makes the link that opens a version in one browser, for so many hours.
 * @param hours as it was typed; 72 when absent
 * @throws Error when the site or the key is not known, or no time is meant
 */
export function previewLink(
  { key, siteUrl, now }: PreviewSettings,
  hours = String(usualHours),
): (entry: RemoteEntry) => string {
  if (key === undefined || siteUrl === undefined)
    throw new Error('a link needs PREVIEW_KEY, the same as the gateway has, and SHELL_URL, the site that shows it');
  if (!/^\d{1,3}$/.test(hours) || Number(hours) < 1 || Number(hours) > mostHours)
    throw new Error(`a link holds for 1 to ${mostHours} hours`);
  const until = new Date(now().getTime() + Number(hours) * 3_600_000);
  return ({ name, version }) => `${siteUrl}/apercu/${signPreview({ name, version, until }, key)}`;
}
