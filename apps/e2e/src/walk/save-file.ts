import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { csvRows } from './csv-rows.ts';

interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Presses a button that saves a file; answers the file. */
export async function saveFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The same for a CSV file, as its rows of cells, the heads first. */
export async function saveCsv(page: Page, press: () => Promise<void>): Promise<readonly (readonly string[])[]> {
  return csvRows((await saveFile(page, press)).bytes.toString('utf8'));
}
