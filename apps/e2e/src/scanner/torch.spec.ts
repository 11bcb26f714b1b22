import type { Page } from '@playwright/test';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';

/** In the page: its camera shows a grey canvas, drawn for each picture anew, has a light or has none, and tells of each turn of the light. */
function fakeLight(hasTorch: boolean): string {
  return `{
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    const draw = () => {
      context.fillStyle = '#888';
      context.fillRect(0, 0, 640, 480);
      requestAnimationFrame(draw);
    };
    draw();
    globalThis.lights = [];
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = canvas.captureStream(30);
      const [track] = stream.getVideoTracks();
      track.getCapabilities = () => ({ torch: ${hasTorch} });
      track.applyConstraints = async ({ advanced: [{ torch }] }) => void lights.push(torch);
      return stream;
    };
  }`;
}

async function openCamera(page: Page, light: { readonly hasTorch: boolean }): Promise<void> {
  await page.goto('/admin/close_repair');
  await page.evaluate(fakeLight(light.hasTorch));
  await page.getByRole('button', { name: 'Scanner avec la caméra' }).click();
  await expect(page.getByText('La caméra cherche un code.')).toBeVisible();
}

onEachScreen(({ width }) => {
  test('a camera that has a light lights what is dark, and one that has none offers nothing', async ({
    page,
    outside,
    capture,
  }) => {
    await signInAs(page, outside, 'REP');
    await openCamera(page, { hasTorch: true });
    await capture(`94-scanner-torch-${width}`);
    await page.getByRole('button', { name: 'Éclairer' }).click();
    await page.getByRole('button', { name: 'Éteindre la lumière' }).click();
    await expect(page.getByRole('button', { name: 'Éclairer' })).toBeVisible();
    expect(await page.evaluate('lights')).toEqual([true, false]);

    await openCamera(page, { hasTorch: false });
    await expect(page.getByRole('button', { name: 'Éclairer' })).toHaveCount(0);
  });
});
