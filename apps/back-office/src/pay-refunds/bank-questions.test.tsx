import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { BankQuestion } from '@alveole/contracts/refund';
import { screen, waitFor, within } from '@testing-library/react';
import { batchesAt, inConfirm, open } from './pay-refunds.fixture.tsx';

const { listBankQuestions, settleBankQuestion } = refundRoutes;
const question: BankQuestion = {
  question_id: 'q-1',
  row_hash: '5'.repeat(32),
  reason: 'paid_and_rejected',
  state: 'open',
  create_date: '2026-11-21T09:00:00.000Z',
  reference: 'ALV-1-0001',
  amount: 50,
  currency: 'EUR',
  day: '2026-11-21',
  candidates: [
    {
      candidate: 'ALV-1-0001',
      refund_id: 'batch-1',
      entity_id: 'shop-1',
      entity_name: 'Cycles du Rhin',
      amount: 50,
      create_date: '2026-11-04T09:00:00.000Z',
      files: ['REP00042_10001'],
    },
  ],
};
const proposedBy = (by_id: string): BankQuestion => ({
  ...question,
  state: 'proposed',
  proposal: { answer: 'paid', references: ['ALV-1-0001'], by: 'Jean Roux', by_id, at: '2026-11-21T10:00:00.000Z' },
});

function openWith(...questions: BankQuestion[]) {
  const opened = open(batchesAt);
  opened.props.api
    .answer(listBankQuestions, questions)
    .answer(settleBankQuestion, { question_id: 'q-1', state: 'proposed', row_hash: '6'.repeat(32) });
  return { ...opened, written: () => opened.props.api.callsOf(settleBankQuestion).map(({ body }) => body) };
}
const shown = async () => within(await screen.findByRole('region', { name: /ALV-1-0001/ }));
const choose = async (user: ReturnType<typeof open>['user'], answer: string) => {
  await user.click((await shown()).getByRole('button', { name: /Réponse/ }));
  await user.click(await screen.findByRole('option', { name: answer }));
};

describe('what the bank left unclear', () => {
  it('is told with its reason, sum and transfer, and takes the answer of a first person', async () => {
    const { user, written } = openWith(question);
    const card = await shown();
    expect(card.getByText(/^À éclaircir.: refusé et payé$/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /50,00/ })).toBeInTheDocument();
    expect(card.getByLabelText('Virement concerné')).toHaveTextContent(/Cycles du Rhin.*50,00.*ALV-1-0001/);
    await choose(user, 'L’argent est arrivé');
    await user.click(card.getByRole('button', { name: 'Proposer' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/Cycles du Rhin · 50,00.* · ALV-1-0001.*L’argent est arrivé.*payés/)).toBeInTheDocument();
    expect(written()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Proposer' }));
    await waitFor(() =>
      expect(written()).toEqual([
        { last_row_hash: question.row_hash, act: 'propose', answer: 'paid', candidate: 'ALV-1-0001' },
      ]),
    );
  });

  it('wraps the reason of a bank question, which is wider than a phone', async () => {
    openWith({ ...question, reason: 'bare_credit' });
    const label = (await shown()).getByText(/^À éclaircir.: crédit sans motif de retour$/);
    expect(label.parentElement).toHaveAttribute('data-wrapping');
  });

  it('is confirmed by another person than who proposed its answer', async () => {
    const { user, written } = openWith(proposedBy('jean'));
    const card = await shown();
    expect(card.getByText('L’argent est arrivé · ALV-1-0001, proposé par Jean Roux')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Confirmer' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/Cycles du Rhin · 50,00.* · ALV-1-0001.*payés\. Cette confirmation/)).toBeInTheDocument();
    expect(written()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(written()).toEqual([{ last_row_hash: question.row_hash, act: 'confirm' }]));
  });

  it('names the booking day of a bank question and links to its files', async () => {
    openWith(question);
    const card = await shown();
    expect(screen.getByRole('region', { name: /comptabilisé le 21-11-2026/ })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'REP00042_10001' })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00042_10001',
    );
  });

  it('proposes no answer to a bank question before one is chosen, and says so', async () => {
    openWith(question);
    const propose = (await shown()).getByRole('button', { name: 'Proposer' });
    expect(propose).toBeDisabled();
    expect(propose).toHaveAccessibleDescription('Choisissez une réponse pour la proposer.');
  });

  it('names a whole batch by its day and sum, not by its id', async () => {
    const whole = {
      ...question.candidates[0],
      candidate: 'batch-1',
      entity_name: 'Cycles du Rhin, Vélo Sud',
      amount: 92.5,
    };
    openWith({ ...question, candidates: [whole as BankQuestion['candidates'][number]] });
    expect((await shown()).getByLabelText('Virement concerné')).toHaveTextContent(
      /Cycles du Rhin, Vélo Sud · 92,50.* · Tout le lot du 4.novembre.2026/,
    );
  });

  it('lets who proposed an answer to a bank question take it back, and not confirm it', async () => {
    const { user, written } = openWith(proposedBy('user-1'));
    const card = await shown();
    expect(card.getByText(/un autre administrateur doit la confirmer/)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Confirmer' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Retirer la proposition' }));
    await waitFor(() => expect(written()).toEqual([{ last_row_hash: question.row_hash, act: 'take_back' }]));
  });

  it('that somebody else changed meanwhile is read again', async () => {
    const { user, props } = openWith(question);
    props.api.answer(settleBankQuestion, () => {
      throw appError('RefundVersionMismatchException', 'The bank question was changed by another user.');
    });
    await choose(user, 'Rien à changer');
    await user.click((await shown()).getByRole('button', { name: 'Proposer' }));
    await user.click((await inConfirm()).getByRole('button', { name: 'Proposer' }));
    await waitFor(() =>
      expect(props.notices).toEqual([
        expect.objectContaining({
          tone: 'warning',
          text: 'Quelqu’un d’autre a répondu entre-temps. Relisez la question avant de continuer.',
        }),
      ]),
    );
    await waitFor(() => expect(props.api.callsOf(listBankQuestions)).toHaveLength(2));
  });

  it.each([
    ['no_reference', /Aucun virement en attente n’a cette somme/],
    ['not_sent', /Ce lot n’est pas transmis à la banque/],
    ['sum_differs', /La banque a répondu depuis à tous les virements de ce lot/],
  ] as const)('says why no transfer can be chosen: %s', async (reason, text) => {
    openWith({ ...question, reason, reference: 'ALV-1', candidates: [] });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByLabelText('Virement concerné')).not.toBeInTheDocument();
  });

  it.each([
    ['debit', 'débit'],
    ['credit', 'crédit'],
  ] as const)('says on which side of the account the sum of a bank question stands: %s', async (side, text) => {
    openWith({ ...question, reason: 'no_reference', reference: '', side });
    expect(await screen.findByText(new RegExp(`· ${text}$`))).toBeInTheDocument();
  });

  it.each([
    [1, '1 réponse à régler affichée'],
    [3, '3 réponses à régler affichées'],
  ])('is counted in the plural and the gender of its noun: %d', async (count, text) => {
    openWith(...Array.from({ length: count }, (_, index) => ({ ...question, question_id: `q-${index}` })));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows no bank question when there is none', async () => {
    openWith();
    expect(await screen.findByText('Rien à éclaircir ni à rapprocher.')).toBeInTheDocument();
    expect(screen.queryByText(/réponse à régler/)).not.toBeInTheDocument();
  });

  it('asks for the bank questions again after a failure', async () => {
    const { user, props } = openWith();
    props.api.answer(listBankQuestions, () => {
      throw appError('TooManyRequestsException', 'down');
    });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    props.api.answer(listBankQuestions, [question]);
    await user.click(again);
    expect(await screen.findByRole('region', { name: /ALV-1-0001/ })).toBeInTheDocument();
  });
});
