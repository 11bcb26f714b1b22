import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoApi, incompleteFile } from '@alveole/demo';
import { cameraShowing } from '@alveole/demo/camera';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { drawSurroundings } from '../hex-code/pictures/layers/layers.ts';
import { runningProduct } from '../running-product.ts';
import { signIn } from '../screens/sign-in.ts';
import { readOptions } from './options.ts';
import { printHead, printReadings, type FilmReading } from './reading-table.ts';
import { shootFilm } from './shoot-film.ts';
import { codesOf } from './shown-code.ts';
import { showFilm } from './show-film.ts';

/** Grounds before which the codes are shown. */
const grounds = 8;
const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'fr-FR',
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

/**
 * Shows films of both codes of a file to the scanner of the product, on a phone whose processor is slowed by four, and
 * prints the milliseconds from the first picture that holds the code wholly to its reading; see `readOptions` for the
 * arguments. `PRODUCT_URL` names a product that runs already. Tells whether the budget holds.
 */
export async function stream(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const { url, end } = await runningProduct();
  const folder = await mkdtemp(join(tmpdir(), 'alveole-stream-'));
  const path = join(folder, 'camera.y4m');
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...cameraShowing(path)] });
  try {
    const file = await incompleteFile(createDemoApi(url));
    const { storageState } = await signIn(browser, url, 'REP');
    const context = await browser.newContext({ ...phone, baseURL: url, storageState });
    const layers = await drawSurroundings(options.seed, grounds);
    printHead(options.films);
    let isHeld = true;
    for (const code of await codesOf(file)) {
      const readings: FilmReading[] = [];
      for (let index = 0; index < options.films; index++) {
        const film = await shootFilm(path, code, `${options.seed}/stream/${code.name}/${index}`, layers);
        readings.push({ ...(await showFilm(context, film, file.id)), stance: film.stance });
      }
      isHeld = printReadings(code.name, readings) && isHeld;
    }
    return isHeld;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
    await end();
  }
}
