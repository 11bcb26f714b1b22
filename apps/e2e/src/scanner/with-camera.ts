import { cameraShowing } from '@alveole/demo/camera';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

type LaunchOptions = Parameters<typeof chromium.launch>[0];

/** A browser like that of the page, on a screen of the same size, but with a camera that shows this film. */
export async function withCamera(page: Page, path: string, options: LaunchOptions) {
  const browser = await chromium.launch({
    ...options,
    args: [...(options?.args ?? []), ...cameraShowing(path)],
  });
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: 'fr-FR',
    serviceWorkers: 'block',
    viewport: page.viewportSize(),
  });
  return { browser, page: await context.newPage() };
}
