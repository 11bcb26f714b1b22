import { performance } from 'node:perf_hooks';
import { codeSentTo, samplePdf, samplePng } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { freshSerial } from './client.ts';
import type { Client } from './client.ts';
import { createHand } from './hand.ts';
import type { Effort, Hand, Page } from './hand.ts';

export interface WalkedFile extends Effort {
  readonly pages: number;
  readonly seconds: number;
  /** The same by part of the way, for whoever looks where the time goes. */
  readonly parts: readonly { readonly name: string; readonly seconds: number }[];
}

interface Way {
  readonly page: Page;
  readonly hand: Hand;
  readonly client: Client;
  readonly outside: DemoApi;
}

const invoice = {
  name: 'facture.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(['Total HT 125,00'])),
};
const photo = { name: 'velo.png', mimeType: 'image/png', buffer: Buffer.from(samplePng([11, 95, 92])) };

const button = ({ page }: Way, name: string | RegExp) => page.getByRole('button', { name });
const field = ({ page }: Way, name: string) => page.getByLabel(name, { exact: true });
const chooseIn = ({ page }: Way, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: 'Choisir un fichier' });

/** Who the client is: a number is enough for one whom the programme knows. */
async function findClient(way: Way, isKnown: boolean): Promise<void> {
  const { page, hand, client } = way;
  await hand.tap(page.getByRole('link', { name: 'Enregistrer une réparation' }).last());
  await field(way, 'Mobile du client').waitFor();
  await hand.type(field(way, 'Mobile du client'), client.phone);
  if (isKnown) return hand.tap(button(way, 'Comme la dernière fois'));
  await hand.type(field(way, 'Nom'), client.lastName);
  await hand.type(field(way, 'Prénom'), 'Paul');
  await hand.type(field(way, 'Date de naissance'), '17/05/1990');
  await hand.type(field(way, 'Lieu de naissance'), 'Dijon');
  await hand.type(field(way, 'Code postal'), '67000');
  await hand.type(field(way, 'Confirmez le numéro'), client.phone);
}

async function openFile(way: Way, isKnown: boolean): Promise<void> {
  const { page, hand } = way;
  if (!isKnown) {
    await hand.type(field(way, 'Numéro du vélo'), freshSerial());
    await hand.type(page.getByRole('combobox', { name: 'Marque ou enseigne' }), 'Peugeot');
    await hand.tap(page.getByRole('option', { name: 'Peugeot Cycles' }));
  }
  const terms = page.getByText(/^Le client accepte/);
  if (await terms.isVisible()) await hand.tap(terms);
  await hand.tap(button(way, 'Ouvrir le dossier'));
  await page.getByRole('heading', { level: 1, name: 'Déposer la facture' }).waitFor();
}

async function sendInvoice(way: Way): Promise<void> {
  const { page, hand } = way;
  await hand.type(field(way, 'Montant de la facture hors taxes'), '125,00');
  await hand.choose(chooseIn(way, 'Facture'), invoice);
  await page.getByText(/^Prêt à joindre · /).waitFor();
  await hand.tap(button(way, 'Envoyer la facture'));
  await page.getByText('Photo du vélo').first().waitFor();
}

async function finish(way: Way): Promise<void> {
  const { page, hand, client, outside } = way;
  await hand.choose(chooseIn(way, 'Photo du vélo'), photo);
  await hand.tap(button(way, 'Envoyer le code par SMS'));
  await field(way, 'Code à 6 chiffres').waitFor();
  const code = await codeSentTo(outside, client.sentTo);
  await hand.type(field(way, 'Code à 6 chiffres'), code);
  await hand.tap(button(way, 'Valider la réparation'));
  await page.getByRole('heading', { level: 1, name: 'Réparation terminée' }).waitFor();
}

/** Walks one file from the repairer's home to its end, as a person does. */
export async function walkFile(
  page: Page,
  outside: DemoApi,
  { client, isKnown }: { readonly client: Client; readonly isKnown: boolean },
): Promise<WalkedFile> {
  const seen = new Set<string>();
  const notePath = (): void => void seen.add(new URL(page.url()).pathname);
  page.on('framenavigated', notePath);
  const hand = createHand(page);
  const way = { page, hand, client, outside };
  const acts = [
    ['le client', () => findClient(way, isKnown)],
    ['le vélo', () => openFile(way, isKnown)],
    ['la facture', () => sendInvoice(way)],
    ['photo et code', () => finish(way)],
  ] as const;
  const parts = [];
  for (const [name, act] of acts) {
    const start = performance.now();
    await act();
    parts.push({ name, seconds: (performance.now() - start) / 1000 });
  }
  page.off('framenavigated', notePath);
  return { ...hand.effort, pages: seen.size, parts, seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) };
}
