import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellGifts } from '@alveole/contracts';
import { z } from 'zod';

const files = z.array(z.string());
/** `shell.json`, by which a shell's build tells of itself. */
const shellFile = z.object({
  gifts: z.record(z.string(), z.string()),
  frame: z.object({ scripts: files, styles: files }).optional(),
});

type ShellFile = z.infer<typeof shellFile>;

/** What a shell's build gives to remotes; undefined when it does not say so. */
export async function readGifts(shellDir: string): Promise<ShellGifts | undefined> {
  return (await readShell(shellDir))?.gifts;
}

/** The files that a shell loads around every page but the light ones, below the base path; undefined when it does not say so. */
export async function readFrame(shellDir: string): Promise<ShellFile['frame']> {
  return (await readShell(shellDir))?.frame;
}

/** What the text of a `shell.json` says of the gifts; undefined when it cannot be read. */
export function giftsIn(text: string): ShellGifts | undefined {
  return parsed(text)?.gifts;
}

async function readShell(shellDir: string): Promise<ShellFile | undefined> {
  const text = await readFile(join(shellDir, 'shell.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parsed(text);
}

function parsed(text: string): ShellFile | undefined {
  try {
    return shellFile.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
