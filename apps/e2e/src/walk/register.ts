import { codeSentTo } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectOneSectionOpen } from '../browser/expect-one-section-open.ts';
import { choose, chooseTyped, fillIn, hand, tick } from './acts.ts';
import { documents } from './personas.ts';

/** What a partner knows of itself, as the fields of the registration name it. */
export interface Partner {
  readonly kind: 'Vélociste' | 'Association hors Alsace-Moselle' | 'Association d’Alsace-Moselle' | 'Collectivité';
  readonly name: string;
  readonly mail: string;
  readonly password: string;
  /** Ten digits each; two establishments with one of them in common are possible duplicates. */
  readonly mobile: string;
  readonly phone: string;
  /** Fields of the identifier of its kind. */
  readonly identifier: Readonly<Record<string, string>>;
  readonly apeCode: string;
  /** Label of the upload of the paper that proves it; a local authority brings none. */
  readonly proof?: string;
  readonly activity: 'Des réparations' | 'Des séances de remise en selle' | 'Les deux';
}

/** A step of the registration that a test wants to look at. */
export type AtStep = (
  step: 'structure' | 'terms' | 'code' | 'company' | 'map' | 'filled' | 'sent' | 'thanks',
) => Promise<void>;

/** Registers from the first page to the thanks. */
export async function register(
  page: Page,
  outside: DemoApi,
  partner: Partner,
  at: AtStep = async () => {},
): Promise<void> {
  await fillRegistration(page, outside, partner, at);
  await at('filled');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  const sent = page.getByRole('dialog', { name: 'Votre demande a bien été prise en compte' });
  await expect(sent).toBeVisible();
  await at('sent');
  await sent.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(page.getByText('Merci de votre inscription')).toBeVisible();
  await at('thanks');
}

/** Everything but the last press. */
export async function fillRegistration(
  page: Page,
  outside: DemoApi,
  partner: Partner,
  at: AtStep = async () => {},
): Promise<void> {
  await page.goto('/auth/register');
  await askForCode(page, partner, at);
  await tick(page, /^J’accepte les conditions générales/);
  await tick(page, /^J’accepte les conditions du programme/);
  await at('terms');
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();

  await fillIn(page, { 'Code de 6 chiffres': await codeSentTo(outside, partner.mail) });
  await at('code');
  await nextSection(page, 'Structure');
  await fillCompany(page, partner);
  await at('company');
  await nextSection(page, /^(Représentant légal|Responsable de l'identification des cycles)/);
  await fillIn(page, { Nom: 'Leroy', Prénom: 'Sophie', 'Téléphone mobile': partner.mobile });
  await nextSection(page, 'Établissement');
  await placeShop(page, partner, at);
  await nextSection(page, 'Activité');
  await fillActivity(page, partner);
  await nextSection(page, 'Coordonnées bancaires');
  await nextSection(page, 'Accès au compte');
  await fillIn(page, { 'Mot de passe': partner.password, 'Confirmation du mot de passe': partner.password });
}

/** The first step. */
export async function askForCode(
  page: Page,
  { kind, mail }: Pick<Partner, 'kind' | 'mail'>,
  at: AtStep = async () => {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Devenir partenaire' })).toBeVisible();
  await tick(page, kind);
  await fillIn(page, { 'Adresse e-mail': mail });
  await at('structure');
  await page.getByRole('button', { name: 'Envoyer le code et continuer' }).click();
}

/** Checks the open section and opens the one of this title. */
async function nextSection(page: Page, title: string | RegExp): Promise<void> {
  await expectOneSectionOpen(page);
  await page.getByRole('button', { name: 'Section suivante' }).click();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

async function fillCompany(page: Page, { kind, name, identifier, apeCode, proof }: Partner): Promise<void> {
  await fillIn(page, { 'Raison sociale': name.toUpperCase(), ...identifier, 'Dénomination commerciale': name });
  await choose(page, /Code APE/, apeCode);
  if (kind === 'Vélociste') await chooseTyped(page, 'Chaîne de magasin', 'Autre');
  if (proof === undefined) return;
  await hand(page, proof, documents.kbis);
  await expect(page.getByRole('button', { name: 'Structure Complète' })).toBeVisible();
}

async function placeShop(page: Page, { phone }: Partner, at: AtStep): Promise<void> {
  await fillIn(page, { Adresse: '12 rue Terme', 'Code postal': '69001', 'Téléphone de l’établissement': phone });
  await expect(page.getByRole('button', { name: /Ville/ })).toHaveText(/Lyon/);
  await page.getByRole('button', { name: 'Localiser mon établissement' }).click();
  const map = page.getByRole('dialog', { name: 'Localiser mon établissement' });
  await expect(map.getByText(/^Position/)).toBeVisible();
  await at('map');
  await map.getByRole('button', { name: 'Valider cet emplacement' }).click();
  await expect(map).toBeHidden();
}

/** As long as the federation wants to read it. */
const longText =
  'Nous accueillons des adultes qui ne sont jamais montés à vélo ou qui ne l’osent plus, par petits groupes. '.repeat(
    6,
  );

async function fillActivity(page: Page, { activity }: Partner): Promise<void> {
  await tick(page, activity);
  if (activity !== 'Des séances de remise en selle')
    await fillIn(page, { 'Nombre de réparateurs sur site': '2', 'Nombre moyen de réparations par semaine': '12,5' });
  if (activity === 'Des réparations') return;
  await nextSection(page, 'Vélo-école');
  await tick(page, 'BPJEPS');
  await fillIn(page, {
    'Description de vos séances': longText,
    Pédagogie: longText,
    'Nombre de formateurs': '3',
    'Heures de séances par semaine': '18',
  });
  await tick(page, /^J’atteste que les personnes/);
  await tick(page, /^J’atteste respecter/);
}
