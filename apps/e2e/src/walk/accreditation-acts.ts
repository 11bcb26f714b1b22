import type { DemoApi } from '@alveole/demo';
import type { StaffRole } from '@alveole/domain';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { confirm, fillIn, hand, openFromMenu, openSection, signIn, signInAs, tick } from './acts.ts';
import type { Candidate } from './candidates.ts';
import type { Partner } from './register.ts';

/** Looks at the screen as it stands. */
export type Capture = (name: string) => Promise<void>;

/** What staff are told of an act that the establishment hears of by mail. */
export const mailSent = "Un email a été envoyé à l'établissement.";

/** Finds the file by its name in the list of its kind and opens it. */
export async function openFile(page: Page, { list, partner }: Candidate): Promise<void> {
  await page.goto(list);
  const search = page.getByRole('searchbox', { name: 'Rechercher un établissement' });
  await search.fill(partner.name);
  await search.press('Enter');
  await page.getByRole('row', { name: partner.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: partner.name.toUpperCase() })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** The file on one desk that several people of the team use in turn: who takes over from another signs in first. */
export function openedBy(page: Page, outside: DemoApi, candidate: Candidate): (role: StaffRole) => Promise<void> {
  let seated: StaffRole | undefined;
  return async (role) => {
    if (role !== seated) await signInAs(page, outside, role);
    seated = role;
    await openFile(page, candidate);
  };
}

/** An act that asks nothing but to be confirmed. */
export async function decide(
  page: Page,
  act: string,
  question: RegExp,
  notice: string,
  confirmed = act,
): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  await carryOut(page, question, confirmed, notice);
}

/** Asks the federation whether the establishment may teach. */
export async function sendToFederation(page: Page): Promise<void> {
  await decide(page, 'Envoyer à la FUB', /^Envoyer la demande à la FUB/, mailSent);
}

interface Refusal {
  readonly act: string;
  readonly question: RegExp;
  /** The reason as it is ticked; the federation has none to tick. */
  readonly reason?: string;
  /** The field of the free text, and what is typed there. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The button that carries it out. */
  readonly confirmed: string;
}

/** A refusal: its reasons, the mail that will tell them, the confirmation. */
export async function refuse(page: Page, refusal: Refusal, capture: Capture): Promise<void> {
  await page.getByRole('button', { name: refusal.act, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: refusal.question });
  if (refusal.reason !== undefined) await tick(dialog, refusal.reason);
  await fillIn(dialog, refusal.typed ?? {});
  await dialog.getByRole('button', { name: 'Lire le courriel' }).click();
  await expect(dialog.getByRole('region', { name: 'Le courriel qui partira' })).toBeVisible();
  await capture('refusal-mail');
  await carryOut(page, refusal.question, refusal.confirmed, mailSent);
}

/** Confirms an act; what is told of it stays for a moment only, and is looked for from the press on. */
async function carryOut(page: Page, question: RegExp, confirmed: string, notice: string): Promise<void> {
  await Promise.all([expect(page.getByText(notice)).toBeVisible(), confirm(page, question, confirmed)]);
}

/** The partner signs in and opens its profile. */
export async function openOwnProfile(page: Page, partner: Partner): Promise<void> {
  await signIn(page, partner);
  await openFromMenu(page, 'Mon compte');
  await expect(page.getByRole('heading', { level: 1, name: 'Etablissement' })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** Mends the section that the refusal names and keeps it for the resubmission. */
export async function correctSection(page: Page, { correction }: Candidate): Promise<void> {
  const section = await openSection(page, correction.section);
  await fillIn(section, correction.fields ?? {});
  if (correction.document) {
    await hand(page, correction.document.upload, correction.document.file);
    await expect(section.getByText(/^Envoyé · /)).toBeVisible();
  }
  await keep(section);
}

/** Reads why the federation refused, and wishes for the same activity again with the resubmission. */
export async function askAgain(
  page: Page,
  { activity }: Partner,
  reason: string,
  capture: () => Promise<void>,
): Promise<void> {
  const section = await openSection(page, 'Activité');
  await expect(section.getByText(`Motif\u00a0: ${reason}`)).toBeVisible();
  await capture();
  await tick(section, activity);
  await keep(section);
}

/** Keeps what was typed into a section of a refused file until all of it goes back. */
async function keep(section: Locator): Promise<void> {
  await section.getByRole('button', { name: 'Garder ces corrections' }).click();
  await expect(section.getByText(/^Corrections gardées/)).toBeVisible();
}

/** Sends the whole file back to the desk. */
export async function resubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Valider les modifications' }).click();
  const thanks = page.getByRole('dialog', { name: 'Merci. Votre demande a bien été prise en compte' });
  await thanks.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(page.getByText('Dossier renvoyé', { exact: true })).toBeVisible();
}
