import { appError } from '@alveole/contracts';
import { reviewRoutes } from '@alveole/contracts/review';
import type { RepairHint } from '@alveole/contracts/review';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import type { HintedFile } from './hint-sides.tsx';
import { RepairHints } from './repair-hints.tsx';

const { readRepairHints } = reviewRoutes;
const other = {
  entity_id: 'shop-2',
  entity_name: 'Vélos d’ailleurs',
  repair_id: 'r2',
  repair_rozo_id: 'REP00043_10002',
  create_date: '2026-03-02T10:00:00.000Z',
};
const hints: RepairHint[] = [
  { kind: 'same_document', media_url: 'shop-1/ici.png', others: [{ ...other, media_url: 'shop-2/ailleurs.png' }] },
  {
    kind: 'same_phone',
    value: '+33639981234',
    told: 'LEA DURAND',
    others: [
      { ...other, told: 'PAUL MARTIN' },
      { ...other, repair_rozo_id: 'REP00043_10003' },
    ],
  },
  {
    kind: 'same_iban',
    told: '73282932000074',
    others: [{ entity_id: 'shop-2', entity_name: 'Vélos d’ailleurs', told: '44306184100047' }],
  },
  { kind: 'shop_pace', value: '15', others: [other] },
  {
    kind: 'amount_unlike',
    media_url: 'shop-1/facture.pdf',
    amounts: { typed: 120, printed: [{ amount: 42.5, name: 'net' }, { amount: 1251, name: 'due' }, { amount: 9.9 }] },
    others: [],
  },
  { kind: 'credit_note', media_url: 'shop-1/facture.pdf', others: [] },
  { kind: 'code_elsewhere', others: [] },
  {
    kind: 'far_away',
    distance: {
      person: { zip: '97400', city: 'Saint-Denis' },
      shop: { zip: '67000', city: 'Strasbourg' },
      kilometres: 9142,
    },
    others: [],
  },
];

/** What one side of a hint says. */
const side = (hint: HTMLElement, name: string) => within(hint).getByRole('group', { name });

async function hintThatSays(words: RegExp): Promise<HTMLElement> {
  const sentence = await screen.findByText(words);
  return sentence.closest('li')!;
}

function open(answer: RepairHint[] | (() => never), file: Partial<HintedFile> = {}) {
  const props = atDesk();
  props.api.answer(readRepairHints, answer);
  return { props, ...renderScreen(<RepairHints api={props.api} repairId="r1" isOfSession={false} {...file} />) };
}

describe('the hints of a file at the desk', () => {
  it('say what is alike, decide nothing, and lead to the other side', async () => {
    open(hints);
    const card = within(await screen.findByRole('region', { name: 'À regarder de plus près' }));
    expect(card.getByText(/Aucun ne décide/)).toBeInTheDocument();
    expect(card.getByText(/^Téléphone \+33639981234 .*2 autres dossiers/)).toBeInTheDocument();
    expect(card.getByText(/15 dossiers ouverts/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'REP00043_10003' })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00043_10003',
    );
    expect(card.getByRole('link', { name: 'Vélos d’ailleurs' })).toHaveAttribute(
      'href',
      expect.stringMatching(/shop-2/),
    );
  });

  it('set what this file says beside what each other one says', async () => {
    open(hints);
    const phone = await hintThatSays(/^Téléphone/);
    expect(side(phone, 'Dans ce dossier')).toHaveTextContent('LEA DURAND');
    expect(side(phone, 'Ailleurs')).toHaveTextContent(/REP00043_10002 · PAUL MARTIN · Vélos d’ailleurs/);
    const account = await hintThatSays(/^IBAN/);
    expect(side(account, 'Dans ce dossier')).toHaveTextContent('SIRET 73282932000074');
    expect(side(account, 'Ailleurs')).toHaveTextContent('Vélos d’ailleurs · SIRET 44306184100047');
  });

  it('say of the typed amount that it bears no VAT where the shop charges none', async () => {
    open(hints, { vatRate: '293B' });
    const amount = await hintThatSays(/^Montant saisi introuvable dans le texte de la facture$/);
    expect(side(amount, 'Montant saisi, sans TVA (art. 293 B)')).toHaveTextContent('120,00 €');
  });

  it('set the typed amount beside those that the invoice prints, each by its name', async () => {
    open(hints);
    const amount = await hintThatSays(/^Montant saisi introuvable dans le texte de la facture$/);
    expect(side(amount, 'Montant saisi, hors taxes')).toHaveTextContent('120,00 €');
    const printed = within(side(amount, 'Lus dans la facture')).getAllByRole('listitem');
    expect(printed.map(({ textContent }) => textContent)).toEqual([
      'Total HT\u00a0: 42,50\u00a0€',
      'Net à payer\u00a0: 1\u00a0251,00\u00a0€',
      '9,90\u00a0€',
    ]);
  });

  it('say that the invoice is a credit note', async () => {
    open(hints);
    expect(await hintThatSays(/^La facture est un avoir/)).toBeVisible();
  });

  it.each([
    [{ confirmed: 10, invoiced: 125 }, /confirmé pour 10,00\s€, facturé 125,00\s€$/],
    [{ invoiced: 125 }, /confirmé avant la facture, facturé 125,00\s€$/],
  ])('set what the beneficiary confirmed beside what is invoiced (%j)', async (confirmed, text) => {
    open([{ kind: 'confirmed_unlike', confirmed, others: [] }]);
    expect(await hintThatSays(text)).toBeInTheDocument();
  });

  it('set the town of the person beside that of the shop, with the kilometres between them', async () => {
    open(hints);
    const distance = await hintThatSays(/^Environ 9\s142\skm à vol d’oiseau entre le bénéficiaire et l’atelier$/);
    expect(side(distance, 'Bénéficiaire')).toHaveTextContent('97400 Saint-Denis');
    expect(side(distance, 'Atelier')).toHaveTextContent('67000 Strasbourg');
  });

  it('speak of the establishment where the file is of a lesson, which has no repairer and no workshop', async () => {
    open(hints, { isOfSession: true });
    const distance = await hintThatSays(/entre le bénéficiaire et l’établissement$/);
    expect(side(distance, 'Établissement')).toHaveTextContent('67000 Strasbourg');
    expect(screen.getByText(/dossiers ouverts par cet établissement en une heure$/)).toBeInTheDocument();
    expect(screen.getByText(/^IBAN de l’établissement partagé/)).toBeInTheDocument();
    expect(screen.queryByText(/réparateur|atelier/i)).not.toBeInTheDocument();
  });

  it('say that there may be more where the answer names no more', async () => {
    const others = Array.from({ length: 20 }, (_, n) => ({ ...other, repair_rozo_id: `REP00043_${20_000 + n}` }));
    open([{ kind: 'same_serial', value: 'WTU1', others }]);
    expect(await screen.findByText(/^Numéro de vélo WTU1 dans au moins 20\sautres dossiers$/)).toBeInTheDocument();
  });

  it('show both copies side by side once they are asked for', async () => {
    const { user } = open(hints);
    await screen.findByText('Comparer les deux pièces');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByText('Comparer les deux pièces'));
    screen.getByText('Comparer les deux pièces').closest('details')!.open = true;
    expect(await screen.findByRole('img', { name: 'Dans ce dossier' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Dans REP00043_10002' })).toBeInTheDocument();
  });

  it('take no place where nothing is alike', async () => {
    const { props, container } = open([]);
    await waitFor(() => expect(props.api.callsOf(readRepairHints)).toHaveLength(1));
    expect(container).not.toHaveTextContent('regarder');
  });

  it('can be asked for again when they did not come', async () => {
    const { user, props } = open(() => {
      throw appError('ServiceUnavailableException', 'no');
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    props.api.answer(readRepairHints, hints);
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'À regarder de plus près' })).toBeInTheDocument();
  });
});
