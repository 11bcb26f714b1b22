import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rulesOf } from '@alveole/rules';
import { repairAmounts } from '@alveole/domain';
import { priceOf } from './calculate-price.ts';
import { LandingPage } from './landing-page.tsx';
import { PriceCalculator } from './price-calculator.tsx';

const props = fakeRemoteProps();
const { campaign } = props.config;
const open = () => renderScreen(<LandingPage {...props} />, { at: '/auth/particulier' });
const openWith = (rules: typeof campaign.rules) => {
  const config = { ...props.config, campaign: { ...campaign, rules } };
  return renderScreen(<LandingPage {...props} config={config} />, { at: '/auth/particulier' });
};
const amount = () => screen.getByRole('textbox', { name: /Montant de la réparation/ });
const line = (name: string) => screen.getByText(name).parentElement?.textContent?.replaceAll('\u00a0', ' ');

describe('« Combien vais-je payer ? »', () => {
  it('begins with the example of the programme, which it calls one until it is touched', async () => {
    const { user } = open();
    expect(amount()).toHaveAccessibleDescription(/^Écrivez votre montant/);
    expect(screen.getByText(/^Exemple\s: une réparation de 125,00\s€ HT$/)).toBeVisible();
    expect(line('Aide déduite')).toBe('Aide déduite−50,00 €');
    expect(line('Il vous reste à payer')).toBe('Il vous reste à payer100,00 €');
    await user.click(amount());
    expect(screen.queryByText(/^Exemple/)).not.toBeInTheDocument();
  });

  it('gives as its example the least aid that the campaign announces for the invoice', () => {
    const announcedRepairs = [30_00, 20_00, 50_00].map((premiumCents) => ({ invoiceCents: 125_00, premiumCents }));
    renderScreen(<LandingPage {...props} config={{ ...props.config, campaign: { ...campaign, announcedRepairs } }} />, {
      at: '/auth/particulier',
    });
    expect(line('Aide déduite')).toBe('Aide déduite−20,00 €');
  });

  it('shows the calculator as a sum: the invoice with its tax, less the aid, is what is left, of which a part is tax', () => {
    const { container } = open();
    const lines = [...container.querySelectorAll('dl > div')].map((part) => part.textContent.replaceAll('\u00a0', ' '));
    expect(lines).toEqual([
      'Total de la facture, TTC150,00 €',
      'Aide déduite−50,00 €',
      'Il vous reste à payer100,00 €',
      'dont TVA (20 %)25,00 €',
    ]);
  });

  it('answers at each key, with a comma or a dot', async () => {
    const { user } = open();
    await user.clear(amount());
    await user.type(amount(), '10.5');
    await waitFor(() => expect(line('Aide déduite')).toBe('Aide déduite−10,50 €'));
    expect(line('Il vous reste à payer')).toBe('Il vous reste à payer2,10 €');
  });

  it('answers an amount that was typed before the page woke up, without a focus', async () => {
    open();
    fireEvent.change(amount(), { target: { value: '80' } });
    await waitFor(() => expect(line('Il vous reste à payer')).toBe('Il vous reste à payer46,00 €'));
  });

  it('tells why the aid is what it is, value by value, once an amount is typed, and nothing of the example', async () => {
    const { user } = open();
    expect(screen.queryByText(/^Pourquoi/)).not.toBeInTheDocument();
    await user.clear(amount());
    await user.type(amount(), '80');
    await user.click(await screen.findByText(/^Pourquoi 50,00\s€\s\?$/));
    expect(line('Montant hors taxes de la facture')).toBe('Montant hors taxes de la facture80,00 €');
    expect(line('Plafond de l’aide à la réparation')).toBe('Plafond de l’aide à la réparation50,00 €');
    expect(screen.getByText('Le montant hors taxes de la facture, jusqu’au plafond.')).toBeVisible();
  });

  it('takes an amount that is pasted with its thousands and its sign, whole', async () => {
    const { user } = open();
    await user.clear(amount());
    await user.click(amount());
    await user.paste('12 149,07 €');
    expect(amount()).toHaveValue('12 149,07 €');
    await waitFor(() => expect(line('Aide déduite')).toBe('Aide déduite−50,00 €'));
  });

  it('answers by the rules of the campaign, whatever they are', async () => {
    const half = { ...campaign.rules, 'réparation . prime': 'facture . montant HT * 50%' };
    const { user } = openWith(half);
    await user.clear(amount());
    await user.type(amount(), '80');
    await waitFor(() => expect(line('Aide déduite')).toBe('Aide déduite−40,00 €'));
  });

  it('leaves the answer to the shop where the rules ask for what the shop is', async () => {
    const byShop = {
      ...campaign.rules,
      'réparation . prime': {
        variations: [{ si: "établissement . département = '69'", alors: '50 €' }, { sinon: '20 €' }],
      },
    };
    const { user } = openWith(byShop);
    await user.clear(amount());
    await user.type(amount(), '80');
    await screen.findByText(/votre réparateur la calcule avec vous/);
    expect(screen.queryByText('Il vous reste à payer')).not.toBeInTheDocument();
  });

  it('says that it reckons for a first file, where the rules count those that came before', async () => {
    const falling = {
      ...campaign.rules,
      'réparation . prime': {
        variations: [{ si: 'bénéficiaire . dossiers cette année >= 1', alors: '5 €' }, { sinon: '25 €' }],
      },
    };
    const { user } = openWith(falling);
    expect(screen.queryByText(/premier dossier/)).not.toBeInTheDocument();
    await user.clear(amount());
    await user.type(amount(), '80');
    await waitFor(() => expect(line('Aide déduite')).toBe('Aide déduite−25,00 €'));
    expect(screen.getByText(/Calculé pour un premier dossier/)).toBeVisible();
  });

  describe('where the aid depends on who comes with which bike', () => {
    const rules = {
      ...campaign.rules,
      'condition . lieu': { description: 'L’aide est réservée au Rhône.', valeur: "bénéficiaire . département = '69'" },
      'réparation . prime': {
        titre: 'Aide',
        variations: [
          { si: "question . velo = 'cargo'", alors: '45 €' },
          { si: 'bénéficiaire . âge < 26 ans', alors: '40 €' },
          { sinon: '20 €' },
        ],
      },
    };
    const options = [
      { id: 'cargo', label: 'Un vélo cargo' },
      { id: 'autre', label: 'Un autre vélo' },
    ];
    const bike = {
      id: 'velo',
      label: 'Quel vélo ?',
      step: 'invoice',
      kind: 'choice',
      isRequired: true,
      options,
    } as const;
    const announcedRepairs = [{ invoiceCents: 125_00, premiumCents: 20_00 }];

    async function openAsking() {
      const asking = { ...campaign, rules, questions: [bike], announcedRepairs };
      const { user } = renderScreen(<LandingPage {...props} config={{ ...props.config, campaign: asking }} />, {
        at: '/auth/particulier',
      });
      expect(line('Aide déduite')).toBe('Aide déduite−20,00 €');
      await user.click(amount());
      const group = within(await screen.findByRole('group', { name: 'De quoi dépend l’aide' }));
      return { user, group };
    }

    it('asks for it at the first touch, and keeps its example beside the questions until the first answer', async () => {
      const { user, group } = await openAsking();
      expect(amount()).toHaveAccessibleDescription('Répondez aux questions ci-dessus pour voir l’aide.');
      expect(screen.getByText(/^Exemple\s: une réparation de 125,00\s€ HT$/)).toBeVisible();
      await user.type(group.getByLabelText(/Votre âge/), '34');
      expect(screen.queryByText(/^Exemple/)).not.toBeInTheDocument();
      expect(screen.queryByText('Il vous reste à payer')).not.toBeInTheDocument();
    });

    it('asks for it where the amount was touched before the page woke up', async () => {
      const asking = { ...campaign, rules, questions: [bike], announcedRepairs };
      const page = <PriceCalculator campaign={asking} />;
      const drawn = document.body.appendChild(document.createElement('div'));
      drawn.innerHTML = renderToString(page);
      amount().focus();
      const root = await act(async () => hydrateRoot(drawn, page));
      expect(await screen.findByRole('group', { name: 'De quoi dépend l’aide' })).toBeInTheDocument();
      await act(async () => root.unmount());
      drawn.remove();
    });

    it('answers by age, postcode and bike, and anew when one of them changes', async () => {
      const { user, group } = await openAsking();
      await user.type(group.getByRole('textbox', { name: 'Votre âge (ans)' }), '25');
      await user.type(group.getByRole('textbox', { name: 'Votre code postal' }), '69003');
      await user.click(group.getByRole('radio', { name: 'Un autre vélo' }));
      await waitFor(() => expect(line('Aide déduite')).toBe('Aide déduite−40,00 €'));
      await user.click(group.getByRole('radio', { name: 'Un vélo cargo' }));
      await waitFor(() => expect(line('Aide déduite')).toBe('Aide déduite−45,00 €'));
    });

    it('says the condition that a postcode does not meet before the rest is answered', async () => {
      const { user, group } = await openAsking();
      await user.type(group.getByRole('textbox', { name: 'Votre code postal' }), '01000');
      await waitFor(() => expect(amount()).toHaveAccessibleDescription('L’aide est réservée au Rhône.'));
    });

    it('gives no aid to whoever is younger than the campaign takes, and says it beside the age', async () => {
      const { user, group } = await openAsking();
      await user.type(group.getByRole('textbox', { name: 'Votre âge (ans)' }), '12');
      await user.type(group.getByRole('textbox', { name: 'Votre code postal' }), '69003');
      await user.click(group.getByRole('radio', { name: 'Un autre vélo' }));
      expect(group.getByRole('textbox', { name: 'Votre âge (ans)' })).toHaveAccessibleDescription(/au moins 18\sans/);
      expect(screen.queryByText('Il vous reste à payer')).not.toBeInTheDocument();
    });

    it('says beside the field what no age and no postcode is', async () => {
      const { user, group } = await openAsking();
      await user.type(group.getByRole('textbox', { name: 'Votre âge (ans)' }), 'abc');
      await user.type(group.getByRole('textbox', { name: 'Votre code postal' }), '69 03x');
      expect(group.getByRole('textbox', { name: 'Votre âge (ans)' })).toHaveAccessibleDescription(/34/);
      expect(group.getByRole('textbox', { name: 'Votre code postal' })).toHaveAccessibleDescription(/cinq chiffres/);
    });
  });

  it.each([
    ['{Backspace}', 'Veuillez renseigner un montant'],
    ['0', 'Veuillez saisir un montant supérieur à 0€'],
    ['douze', 'Saisissez un montant en euros, par exemple 125,00'],
  ])('says what is wrong with %s', async (typed, fault) => {
    const { user } = open();
    await user.clear(amount());
    await user.type(amount(), typed);
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription(fault);
    expect(screen.queryByText('Il vous reste à payer')).not.toBeInTheDocument();
  });

  it('always adds up: aid and what is left make the invoice with its tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_99 }), (net) => {
        const price = priceOf(repairAmounts({ invoiceCents: net }, rulesOf(campaign)), campaign);
        expect(price.gross).toBe(net + price.vat);
        expect(price.gross - price.aid).toBe(price.left);
        expect(price.aid).toBeLessThanOrEqual(campaign.repairCapCents);
        expect(price.left).toBeGreaterThanOrEqual(price.vat);
      }),
    );
  });
});
