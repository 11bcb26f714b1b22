import { messageTo } from '@alveole/demo';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import type { Capture } from '../walk/accreditation-acts.ts';
import {
  askAgain,
  correctSection,
  decide,
  mailSent,
  openedBy,
  openFile,
  openOwnProfile,
  refuse,
  resubmit,
  sendToFederation,
} from '../walk/accreditation-acts.ts';
import { openFromMenu, signIn, signInAs, tick } from '../walk/acts.ts';
import { freshCandidates } from '../walk/candidates.ts';
import { register } from '../walk/register.ts';

/** What the federation answers first. */
const federationReason = 'La pédagogie ne dit rien de la circulation en ville.';

onEachScreen(({ width }) => {
  for (const candidate of freshCandidates()) {
    const { partner, reviewer, federation, correction, newScreens } = candidate;
    const reproach = correction.explanation ?? correction.reason;
    /** Looks at what this kind shows and the ones before it do not. */
    const only = (capture: Capture) => async (name: string) => {
      const list = candidate.list.split('/').at(-1) ?? '';
      if (newScreens.includes(name)) await capture(`accreditation-${list}-${name}-${width}`);
    };

    // One story for each kind: each test goes on where the one before it ended.
    test.describe(partner.kind, () => {
      test.describe.configure({ mode: 'serial' });

      test('registers', async ({ page, outside, capture }) => {
        await register(page, outside, partner, (step) => only(capture)(`register-${step}`));
      });

      test(`is refused by the federation, then for now by ${reviewer}, and told why by mail`, async ({
        page,
        outside,
        capture,
      }) => {
        const open = openedBy(page, outside, candidate);
        await open(federation.askedBy);
        await only(capture)('file');
        await sendToFederation(page);
        await messageTo(outside, partner.mail, /transmise à la fédération/);
        await expect(page.getByRole('button', { name: 'Valider l’accréditation' })).toBeHidden();
        await only(capture)('federation-asked');

        await open(federation.answeredBy);
        await refuse(
          page,
          {
            act: 'Refus de la FUB',
            question: /^Enregistrer le refus de la FUB/,
            typed: { 'Motif de la FUB': federationReason },
            confirmed: 'Enregistrer le refus',
          },
          (name) => only(capture)(`federation-${name}`),
        );
        expect(await messageTo(outside, partner.mail, /La fédération a refusé/)).toContain(federationReason);

        await open(reviewer);
        await refuse(
          page,
          {
            act: 'Refuser temporairement',
            question: /^Refuser temporairement/,
            reason: correction.reason,
            typed: correction.explanation === undefined ? {} : { 'Précisez le motif': correction.explanation },
            confirmed: 'Refuser temporairement',
          },
          only(capture),
        );
        expect(await messageTo(outside, partner.mail, /Votre dossier est à compléter/)).toContain(reproach);
      });

      test('reads the reasons, mends the section, asks the federation again and sends the file back', async ({
        page,
        capture,
      }) => {
        await openOwnProfile(page, partner);
        await expect(page.getByRole('list', { name: 'Motifs du refus' })).toHaveText(reproach);
        await only(capture)('refused-profile');
        await correctSection(page, candidate);
        await askAgain(page, partner, federationReason, () => only(capture)('federation-refused-profile'));
        await resubmit(page);
      });

      test(`is accepted by the federation and validated by ${reviewer}, with mails, and given the conditions again`, async ({
        page,
        outside,
        capture,
      }) => {
        const open = openedBy(page, outside, candidate);
        await open(federation.askedBy);
        await sendToFederation(page);
        await open(federation.answeredBy);
        const question = /^Enregistrer l’accord de la FUB/;
        await decide(page, 'Accord de la FUB', question, mailSent, 'Enregistrer l’accord');
        await messageTo(outside, partner.mail, /La fédération a accepté/);
        await only(capture)('federation-accepted');

        await open(reviewer);
        await decide(page, 'Valider l’accréditation', /^Valider l’accréditation/, mailSent);
        await messageTo(outside, partner.mail, /Votre établissement est validé/);
        await decide(
          page,
          'Représenter les conditions',
          /^Représenter les conditions générales/,
          'Votre demande a bien été prise en compte.',
        );
        await only(capture)('validated');
      });

      test('a shop is stopped until it has accepted the conditions', async ({ page, capture }) => {
        await signIn(page, partner);
        const blocking = page.getByRole('dialog', { name: 'Conditions générales à accepter' });
        await expect(blocking).toBeVisible();
        await only(capture)('conditions');
        await tick(blocking, 'J’accepte les conditions générales du programme');
        await blocking.getByRole('button', { name: 'Accepter et continuer' }).click();
        await expect(page.getByText('Votre acceptation est enregistrée')).toBeVisible();
        await openFromMenu(page, 'Mon compte');
        await expect(page.getByText('Votre dossier est validé.')).toBeVisible();
        await expect(blocking).toBeHidden();
      });

      test(`a shop is closed by ${reviewer}, and told so by mail`, async ({ page, outside, capture }) => {
        await signInAs(page, outside, reviewer);
        await openFile(page, candidate);
        await refuse(
          page,
          {
            act: 'Refuser définitivement',
            question: /^Refuser définitivement/,
            reason: 'Demandeur non éligible',
            confirmed: 'Refuser et fermer le compte',
          },
          (name) => only(capture)(`closing-${name}`),
        );
        await messageTo(outside, partner.mail, /refusée définitivement et le compte est clos/);
      });

      test('a shop that was closed finds nothing but its closed account', async ({ page, capture }) => {
        await openOwnProfile(page, partner);
        await expect(page.getByText('Votre compte est fermé.').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Valider les modifications' })).toBeHidden();
        await only(capture)('closed');
        await page.goto('/admin/reparations');
        await expect(page).toHaveURL(/\/admin\/profile/);
      });
    });
  }
});
