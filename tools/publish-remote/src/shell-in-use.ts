import { join } from 'node:path';
import type { ShellGifts } from '@alveole/contracts';
import { giftsIn, readGifts } from '@alveole/gateway';
import { apps } from './declared-remotes.ts';

/**
 * What the shell gives that will show the remotes: the one of the site at `SHELL_URL` (base path included), else the
 * one that was built here.
 * @throws Error when neither says so
 */
export async function giftsOfShell(siteUrl: string | undefined): Promise<ShellGifts> {
  const gifts = siteUrl === undefined ? await readGifts(join(apps, 'shell/dist')) : await giftsAt(siteUrl);
  if (gifts) return gifts;
  throw new Error('Nothing tells what the shell gives to remotes: set SHELL_URL to the site, or build apps/shell.');
}

async function giftsAt(siteUrl: string): Promise<ShellGifts | undefined> {
  const response = await fetch(`${siteUrl}/shell.json`);
  return response.ok ? giftsIn(await response.text()) : undefined;
}
