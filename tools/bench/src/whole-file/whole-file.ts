import { createDemoApi, demoAccount } from '@alveole/demo';
import { runningProduct } from '../running-product.ts';
import { freshClient } from './client.ts';
import { giveUpFile } from './give-up-file.ts';
import type { Page } from './hand.ts';
import { openSlowPhone } from './slow-phone.ts';
import { walkFile } from './walk-file.ts';
import type { WalkedFile } from './walk-file.ts';

/** Seconds that a whole file may take at the counter. */
const targets = [
  { name: 'client nouveau', isKnown: false, seconds: 75 },
  { name: 'client connu, vélo de la dernière fois', isKnown: true, seconds: 40 },
] as const;

/** The share of a file's time that hands need at least: what is left is the product's. */
const secondsOfHands = ({ keys, taps }: WalkedFile): number => keys * 0.25 + taps * 0.5;

/**
 * Walks a whole file as a person would on a slow phone, for a new client and for one who is known, and prints fields,
 * taps, pages and seconds; the known one comes back with the bike of a file that was given up. `PRODUCT_URL` names a product that runs already. Tells whether both targets are met.
 */
export async function wholeFile(): Promise<boolean> {
  const { url, end } = await runningProduct();
  const phone = await openSlowPhone(url);
  try {
    const outside = createDemoApi(url);
    const shop = await demoAccount(outside, 'REP', 0);
    await signIn(phone.page, shop);
    await phone.slowDown();
    const client = freshClient();
    let areMet = true;
    for (const { name, isKnown, seconds } of targets) {
      if (isKnown) await giveUpFile(outside, shop, client);
      const walked = await walkFile(phone.page, outside, { client, isKnown });
      areMet &&= walked.seconds <= seconds;
      print(name, walked, seconds);
      await phone.page.goto('/admin/accueil');
    }
    return areMet;
  } finally {
    await phone.close();
    await end();
  }
}

function print(name: string, walked: WalkedFile, most: number): void {
  const { fields, taps, keys, pages, seconds, parts } = walked;
  const hands = secondsOfHands(walked);
  const isMet = seconds <= most;
  console.log(
    `${name} : ${fields} champs, ${taps} touches d’écran, ${keys} frappes, ${pages} pages, ${seconds.toFixed(1)} s`,
  );
  console.log(`  dont ${parts.map((part) => `${part.name} ${part.seconds.toFixed(1)} s`).join(', ')}`);
  console.log(
    `  au plus ${most} s : ${isMet ? 'tenu' : 'manqué'} (la main demande ${hands.toFixed(1)} s, le reste est l’attente : ${(seconds - hands).toFixed(1)} s)`,
  );
}

async function signIn(page: Page, { mail, password }: { readonly mail: string; readonly password: string }) {
  await page.goto('/auth/login');
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(mail);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('link', { name: 'Enregistrer une réparation' }).last().waitFor();
}
