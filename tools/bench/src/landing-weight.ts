import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { serveFront } from './serve-front.ts';

/** Bytes of gzip that the scripts of the public landing may weigh: 125 KiB. */
const limit = 125 * 1024;

/** Opens the public landing in Chromium and weighs every script that the page loads. Tells whether it holds. */
export async function landingWeight(): Promise<boolean> {
  const front = await serveFront();
  const browser = await chromium.launch(launchOptions);
  try {
    const scripts = await scriptsOf(await browser.newPage(), `${front.url}/auth/particulier`);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { path, bytes } of scripts) console.log(`${kib(bytes).padStart(7)} KiB  ${path}`);
    console.log(
      `${kib(total).padStart(7)} KiB  in ${scripts.length} scripts, at most ${kib(limit)} KiB: ${total <= limit ? 'held' : 'broken'}`,
    );
    return total <= limit;
  } finally {
    await browser.close();
    await front.close();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>;

async function scriptsOf(page: Page, url: string): Promise<{ path: string; bytes: number }[]> {
  const found: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    found.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The calculator answers only once React has taken the page over: then every first script has run.
  await page.getByRole('textbox', { name: /Montant de la réparation/ }).fill('10');
  await page.getByText('2,00 €').first().waitFor();
  return Promise.all(found);
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
