import type { Page } from '@playwright/test';

type Body = Readonly<Record<string, unknown>>;

/** Sends another body than the page's to a call, so that what shows is the service's own refusal. */
export async function alterRequest(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  alter: (body: Body) => Body,
): Promise<void> {
  await page.route(`**/alveoleapi/${path}`, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    await route.continue({ postData: JSON.stringify(alter(request.postDataJSON() as Body)) });
  });
}
