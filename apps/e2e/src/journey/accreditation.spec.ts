import { messageTo } from '@alveole/demo';
import { expect, test } from '../browser/test.ts';
import type { Look } from './accreditation-acts.ts';
import { correctSection, decide, mailSent, openFile, openOwnProfile, refuse, resubmit } from './accreditation-acts.ts';
import { openFromMenu, openSection, signIn, signInAs, tick } from './acts.ts';
import { freshCandidates } from './candidates.ts';
import { register } from './register.ts';

/** What the federation answers first. */
const federationReason = 'La pédagogie ne dit rien de la circulation en ville.';

for (const candidate of freshCandidates()) {
  const { partner, reviewer, correction, asksFederation, newScreens, viewport } = candidate;
  const reproach = correction.explanation ?? correction.reason;
  /** Looks at what this kind shows and the ones before it do not. */
  const only = (look: Look) => async (name: string) => {
    if (newScreens.includes(name)) await look(`accreditation-${candidate.list.split('/').at(-1) ?? ''}-${name}`);
  };

  // One story for each kind: each test goes on where the one before it ended.
  test.describe(partner.kind, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ viewport });

    test('registers', async ({ page, outside, look }) => {
      await register(page, outside, partner, (step) => only(look)(`register-${step}`));
    });

    test(`is refused for now by ${reviewer}, and told why by mail`, async ({ page, outside, look }) => {
      await signInAs(page, outside, reviewer);
      await openFile(page, candidate);
      await only(look)('file');
      await refuse(
        page,
        {
          act: 'Refuser temporairement',
          question: /^Refuser temporairement/,
          reason: correction.reason,
          typed: correction.explanation === undefined ? {} : { 'Précisez le motif': correction.explanation },
          confirmed: 'Refuser temporairement',
        },
        only(look),
      );
      expect(await messageTo(outside, partner.mail, /Votre dossier est à compléter/)).toContain(reproach);
    });

    test('reads the reasons, mends the section and sends the file back', async ({ page, look }) => {
      await openOwnProfile(page, partner);
      await expect(page.getByRole('list', { name: 'Motifs du refus' })).toHaveText(reproach);
      await only(look)('refused-profile');
      await correctSection(page, candidate);
      await resubmit(page);
    });

    if (asksFederation) {
      test('is sent to the federation, which refuses and says why', async ({ page, outside, look }) => {
        await signInAs(page, outside, 'ALL');
        await openFile(page, candidate);
        await decide(page, 'Envoyer à la FUB', /^Envoyer la demande à la FUB/, mailSent);
        await messageTo(outside, partner.mail, /transmise à la fédération/);
        await expect(page.getByRole('button', { name: 'Valider l’accréditation' })).toBeHidden();
        await only(look)('federation-asked');
        await signInAs(page, outside, 'FUB');
        await openFile(page, candidate);
        await refuse(
          page,
          {
            act: 'Refus de la FUB',
            question: /^Enregistrer le refus de la FUB/,
            typed: { 'Motif de la FUB': federationReason },
            confirmed: 'Enregistrer le refus',
          },
          (name) => only(look)(`federation-${name}`),
        );
        expect(await messageTo(outside, partner.mail, /La fédération a refusé/)).toContain(federationReason);
      });

      test('reads the federation’s reason and asks again', async ({ page, look }) => {
        await openOwnProfile(page, partner);
        const activity = await openSection(page, 'Activité');
        await expect(activity.getByText(`Motif\u00a0: ${federationReason}`)).toBeVisible();
        await only(look)('federation-refused-profile');
        await tick(activity, 'Les deux');
        await activity.getByRole('button', { name: 'Enregistrer' }).click();
        await expect(page.getByText('Vos modifications sont enregistrées')).toBeVisible();
        await expect(activity.getByText('En attente envoi')).toBeVisible();
      });

      test('is accepted by the federation the second time', async ({ page, outside, look }) => {
        await signInAs(page, outside, 'ALL');
        await openFile(page, candidate);
        await decide(page, 'Envoyer à la FUB', /^Envoyer la demande à la FUB/, mailSent);
        await signInAs(page, outside, 'FUB');
        await openFile(page, candidate);
        const question = /^Enregistrer l’accord de la FUB/;
        await decide(page, 'Accord de la FUB', question, mailSent, 'Enregistrer l’accord');
        await messageTo(outside, partner.mail, /La fédération a accepté/);
        await only(look)('federation-accepted');
      });
    }

    test(`is validated by ${reviewer}, with a mail, and given the conditions again`, async ({
      page,
      outside,
      look,
    }) => {
      await signInAs(page, outside, reviewer);
      await openFile(page, candidate);
      await decide(page, 'Valider l’accréditation', /^Valider l’accréditation/, mailSent);
      await messageTo(outside, partner.mail, /Votre établissement est validé/);
      await decide(
        page,
        'Représenter les conditions',
        /^Représenter les conditions générales/,
        'Votre demande a bien été prise en compte.',
      );
      await only(look)('validated');
    });

    test('is stopped until it has accepted the conditions', async ({ page, look }) => {
      await signIn(page, partner);
      const blocking = page.getByRole('dialog', { name: 'Conditions générales à accepter' });
      await expect(blocking).toBeVisible();
      await only(look)('conditions');
      await tick(blocking, 'J’accepte les conditions générales du programme');
      await blocking.getByRole('button', { name: 'Accepter et continuer' }).click();
      await expect(page.getByText('Votre acceptation est enregistrée')).toBeVisible();
      await openFromMenu(page, 'Mon compte');
      await expect(page.getByText('Votre dossier est validé.')).toBeVisible();
      await expect(blocking).toBeHidden();
    });

    test(`is closed by ${reviewer}, and told so by mail`, async ({ page, outside, look }) => {
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
        (name) => only(look)(`closing-${name}`),
      );
      await messageTo(outside, partner.mail, /refusée définitivement et le compte est clos/);
    });

    test('finds nothing but its closed account', async ({ page, look }) => {
      await openOwnProfile(page, partner);
      await expect(page.getByText('Votre compte est fermé.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Valider les modifications' })).toBeHidden();
      await only(look)('closed');
      await page.goto('/admin/reparations');
      await expect(page).toHaveURL(/\/admin\/profile/);
    });
  });
}
