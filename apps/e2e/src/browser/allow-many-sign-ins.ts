import type { Page } from '@playwright/test';

/**
 * Each sign-in registers its device, ten in a minute for an account, and the journeys sign the same demo account in more often
 * than a person would. What the service accepts is passed on; what its limit puts off is answered here, since no journey reads it.
 */
export async function allowManySignIns(page: Page): Promise<void> {
  await page.route('**/authentication/init_register_device', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    // The page was closed meanwhile.
    if (answer === undefined) return;
    const isPutOff = answer.status() === 429;
    await route
      .fulfill(isPutOff ? { json: { register_token: 'put-off' } } : { response: answer })
      .catch(() => undefined);
  });
}
