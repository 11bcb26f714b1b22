import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellGifts } from '@alveole/contracts';
import { z } from 'zod';

const shellFile = z.object({ gifts: z.record(z.string(), z.string()) });

/** What a shell's build gives to remotes (`shell.json`); undefined when it does not say so. */
export async function readGifts(shellDir: string): Promise<ShellGifts | undefined> {
  const text = await readFile(join(shellDir, 'shell.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : giftsIn(text);
}

/** What the text of a `shell.json` says; undefined when it cannot be read. */
export function giftsIn(text: string): ShellGifts | undefined {
  try {
    return shellFile.parse(JSON.parse(text)).gifts;
  } catch {
    return undefined;
  }
}
