import { programme2020 } from '@alveole/domain/fixtures';
import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { reckonedOf, refusalsOf, useReckoning } from './use-reckoning.ts';
import { WhyPremium } from './why-premium.tsx';

function Typed({ campaign, age }: { readonly campaign: typeof programme2020; readonly age?: number }) {
  const reckoning = useReckoning(campaign, { invoiceCents: 125_00, age });
  if (reckoning === 'later') return <p>calculée à l’envoi</p>;
  const reckoned = reckonedOf(reckoning);
  return (
    <>
      {refusalsOf(reckoning).join(' ')}
      {reckoned ? <WhyPremium premiumCents={reckoned.amounts.premiumCents} steps={reckoned.steps} /> : null}
    </>
  );
}

const byAge = {
  ...programme2020,
  rules: {
    ...programme2020.rules,
    'réparation . prime': { variations: [{ si: 'bénéficiaire . âge < 26 ans', alors: '40 €' }, { sinon: '20 €' }] },
  },
};

it('tells why a premium is what it is, value by value, with the sentence of its rule, once it is opened', async () => {
  const { user } = renderScreen(<Typed campaign={programme2020} />);
  await user.click(await screen.findByText('Pourquoi 50,00 € ?'));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Montant hors taxes de la facture',
    'Plafond de l’aide à la réparation',
    'Aide à la réparation',
  ]);
  expect(screen.getByText('Le montant hors taxes de la facture, jusqu’au plafond.')).toBeVisible();
});

it('reckons with what the screen knows of the file', async () => {
  renderScreen(<Typed campaign={byAge} age={20} />);
  expect(await screen.findByText('Pourquoi 40,00 € ?')).toBeVisible();
});

it('leaves the premium to the service where the rules name what the screen does not know', async () => {
  renderScreen(<Typed campaign={byAge} />);
  expect(await screen.findByText('calculée à l’envoi')).toBeVisible();
});

it('says why the campaign refuses a repair in the place of its premium', async () => {
  const adults = {
    ...programme2020,
    rules: {
      ...programme2020.rules,
      'condition . majorité': { valeur: 'bénéficiaire . âge >= 18 ans', description: 'Il faut avoir 18 ans.' },
    },
  };
  renderScreen(<Typed campaign={adults} age={17} />);
  expect(await screen.findByText('Il faut avoir 18 ans.')).toBeVisible();
  expect(screen.queryByText(/Pourquoi/)).not.toBeInTheDocument();
});

it('says that the rules give nothing to a repair in the place of an aid of nothing', async () => {
  const nothing = { ...programme2020, rules: { ...programme2020.rules, 'réparation . prime': '0 €' } };
  renderScreen(<Typed campaign={nothing} />);
  expect(await screen.findByText(/n’accordent aucune aide à ce dossier/)).toBeVisible();
});

it('says nothing of the premium of an invoice of an earlier version', () => {
  const { container } = renderScreen(<WhyPremium premiumCents={50_00} steps={[]} />);
  expect(container.querySelector('details')).toBeNull();
});
