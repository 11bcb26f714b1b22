import { filmRate } from '@alveole/demo/camera';
import type { BrowserContext, Page } from '@playwright/test';
import { createHand } from '../whole-file/hand.ts';
import type { Film } from './shoot-film.ts';
import { timeReading, type Reading } from './time-reading.ts';
import { watchFrames, type Watched } from './watch-frames.ts';

/** A phone of the workshop beside the machine of whoever measures. */
export const cpuTimes = 4;

/** Shows a film to the scanner of the product, which is to open the file of this id. */
export async function showFilm(context: BrowserContext, film: Film, id: string): Promise<Reading> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchFrames(cpuTimes));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes });
    await page.goto('/admin/close_repair');
    const scan = page.getByRole('button', { name: 'Scanner avec la caméra' });
    await createHand(page).tap(scan);
    const isRead = await opens(page, id, (film.pictures / filmRate) * 1_000);
    return timeReading(film, await page.evaluate<Watched>('watched'), isRead);
  } finally {
    await page.close();
  }
}

/** Whether the file is opened before the film is over. */
async function opens(page: Page, id: string, timeout: number): Promise<boolean> {
  return page.waitForURL(`**/admin/livraison/finalisation/${id}`, { timeout }).then(
    () => true,
    () => false,
  );
}
