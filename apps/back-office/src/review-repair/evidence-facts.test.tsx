import { RepairKind } from '@alveole/domain';
import { cleanup, screen, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from './open-review.fixture.tsx';

const unlike = {
  kind: 'amount_unlike' as const,
  amounts: {
    typed: 125,
    printed: [
      { amount: 150, name: 'gross' as const },
      { amount: 25, name: 'vat' as const },
    ],
  },
  others: [],
};
/** The facts of the decision, label by label. */
async function facts(): Promise<Record<string, string | null>> {
  const panel = within(await screen.findByRole('complementary', { name: 'Décision' }));
  return Object.fromEntries(
    panel.getAllByRole('term').map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? null]),
  );
}
/** The history of a complete file whose invoice says this as well. */
const invoicedWith = (data: Partial<ReturnType<typeof completeRepair>['history'][number]['operation_data']>) =>
  completeRepair().history.map((entry) =>
    entry.operation_code === 'FAC' ? { ...entry, operation_data: { ...entry.operation_data, ...data } } : entry,
  );
const printed = () => completeRepair({ history: invoicedWith({ amount_is_printed: true }) });

describe('the decision on a file', () => {
  it('shows beside the decision the typed amount, the one that the invoice prints, the kind, the person, the bike and the number of hints', async () => {
    const { user } = openReview(completeRepair(), { hints: [unlike] });
    await user.click(await button(/1.indice/));
    expect(document.activeElement).toHaveTextContent('Montant saisi introuvable dans le texte de la facture');
    expect(await facts()).toMatchObject({
      'Montant saisi, HT': expect.stringMatching(/125,00/),
      'Lu sur la facture': expect.stringMatching(/Total TTC.*150,00/),
      'Prime éligible': expect.stringMatching(/50,00/),
      Nature: 'Réparation',
      Vélo: expect.stringMatching(/ · /),
    });
  });

  it('shows the kind of a session, and no bike', async () => {
    openReview(completeRepair({ gender: RepairKind.session }));
    expect(await facts()).toMatchObject({ Nature: 'Remise en selle' });
    expect(await facts()).not.toHaveProperty('Vélo');
  });

  it('shows the answers to the questions of the campaign beside the decision, and their documents with the evidence', async () => {
    openReview(
      completeRepair({
        answers: [
          { question_id: 'velo', question: 'Quel vélo ?', answer: 'Un vélo cargo', value: 'cargo' },
          {
            question_id: 'avis',
            question: 'Avis d’imposition',
            answer: 'Document joint',
            value: 'accepted/entity-1/avis.pdf',
            media_url: 'accepted/entity-1/avis.pdf',
          },
        ],
      }),
    );
    expect(await facts()).toMatchObject({ 'Quel vélo ?': 'Un vélo cargo' });
    expect(await facts()).not.toHaveProperty('Avis d’imposition');
    expect(await screen.findByRole('toolbar', { name: 'Affichage\u00a0: Avis d’imposition' })).toBeInTheDocument();
  });

  it('shows below the decisions why the premium is what it is, value by value', async () => {
    const steps = [
      { title: 'Plafond', value: '50,00\u00a0€' },
      { title: 'Aide', value: '50,00\u00a0€', sentence: 'Le montant, jusqu’au plafond.' },
    ];
    const reckoning = { campaign_id: 'open-ended', campaign_version: 1, steps };
    const { user } = openReview(completeRepair({ history: invoicedWith({ reckoning }) }));
    await user.click(await screen.findByText(/^Pourquoi 50,00/));
    expect(await facts()).toMatchObject({ Plafond: '50,00\u00a0€', Aide: '50,00\u00a0€' });
    expect(screen.getByText('Le montant, jusqu’au plafond.')).toBeVisible();
    const validate = await button(/Valider/);
    expect(validate.compareDocumentPosition(screen.getByText(/^Pourquoi/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says of the typed amount that it bears no VAT where the shop charges none, and no « HT » of its invoice', async () => {
    openReview(completeRepair({ taux_tva: '293B' }));
    expect(await screen.findByText('Montant saisi, sans TVA (art. 293 B)')).toBeInTheDocument();
    expect(await screen.findByText('02-03-2026 14:03 · 125,00 €')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Chronologie' })).not.toHaveTextContent('HT');
  });

  it('says that the invoice prints the typed amount, and that nothing deserves a closer look', async () => {
    openReview(printed());
    expect(await screen.findByText('le même montant')).toBeInTheDocument();
    expect((await facts())['Indices']).toBe('aucun');
  });

  it('says of a picture that it has no text to compare, and of a PDF without amounts that it was not compared', async () => {
    openReview(completeRepair({ history: invoicedWith({ type_file: '.jpg', media_url: 'entity-1/facture.jpg' }) }));
    expect((await facts())['Lu sur la facture']).toBe('une image, sans texte à comparer');
    cleanup();
    openReview();
    expect((await facts())['Lu sur la facture']).toBe('non comparé');
  });

  it('shows by how much the net amount of the invoice differs from the typed one', async () => {
    const net = { amount: 150, name: 'net' as const };
    openReview(completeRepair(), {
      hints: [{ ...unlike, amounts: { typed: 125, printed: [unlike.amounts.printed[1]!, net] } }],
    });
    expect(
      await screen.findByText('Total HT\u00a0: 150,00\u00a0€ (écart +25,00\u00a0€)', { normalizer: (text) => text }),
    ).toBeInTheDocument();
  });

  it('names number, person, amount, premium and hints of the file before a validation is confirmed', async () => {
    const { user } = openReview(completeRepair(), { hints: [unlike] });
    await user.click(await button(/Valider pour remboursement/));
    const dialog = await inDialog(/Valider ce dossier/);
    for (const text of ['REP00042_10001', /125,00/, /50,00/, /Montant saisi introuvable/])
      expect(await dialog.findByText(text)).toBeInTheDocument();
  });
});
