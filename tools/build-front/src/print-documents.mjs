// Prints `apps/shell/documents/*.html` to `apps/shell/public/documents/*.pdf`; run it after changing one.
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const shell = resolve(import.meta.dirname, '../../../apps/shell');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const sources = (await readdir(join(shell, 'documents'))).filter((name) => name.endsWith('.html'));
for (const name of sources) {
  await page.goto(pathToFileURL(join(shell, 'documents', name)).href);
  await page.pdf({
    path: join(shell, 'public/documents', name.replace(/html$/, 'pdf')),
    preferCSSPageSize: true,
    tagged: true,
  });
}
await browser.close();
