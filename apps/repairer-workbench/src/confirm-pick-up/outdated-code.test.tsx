import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { fireEvent, act, screen } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, operated, photographed, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const sentAt = '2026-03-02T10:06:00.000Z';
type Message = NonNullable<NonNullable<RepairFile['sms']>['messages']>[number];

const message = (changes: Partial<Message> = {}): Message => ({
  message_id: `m-${changes.channel ?? 'sms'}`,
  sent_at: sentAt,
  rungs: [{ state: 'delivered', at: sentAt }],
  ...changes,
});
const otherInvoice = entry('FAC', {
  operation_id: 'operation-FAC-2',
  operation_data: { media_url: 'accepted/entity-1/other.pdf', amount_net: 60, amount_to_refund: 30 },
});

/** A file whose messages went out before its invoice was replaced, or after. */
function fileWith(messages: readonly Message[], history: readonly RepairFile['history'][number][]): RepairFile {
  return readyForCode({
    history: [opened, invoiced, photographed, ...history],
    sms: {
      sent: messages.length,
      last_sent_at: messages.at(-1)!.sent_at,
      delivery: 'delivered',
      messages: [...messages],
    },
  });
}

function open(file: RepairFile) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated());
  return { props, ...renderFinalisation(props) };
}

const codeField = () => screen.queryByRole('textbox', { name: 'Code à 6 chiffres' });
const changedInvoice = /^La facture a changé depuis l’envoi de ce code\. Renvoyez un code/;

describe('a code that went out before the invoice was replaced', () => {
  it('is called outdated at once: sending another comes first, and no field asks for the six digits', async () => {
    open(fileWith([message()], [entry('SMS'), otherInvoice]));
    expect(await screen.findByText(changedInvoice)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Renvoyer le code' })).toHaveClass('accent');
    expect(codeField()).not.toBeInTheDocument();
    expect(screen.queryByText(/Demandez-lui les 6 chiffres/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Chemin du SMS' })).not.toBeInTheDocument();
    const validate = screen.getByRole('button', { name: 'Valider la réparation' });
    expect(validate).toBeDisabled();
    expect(validate).toHaveAccessibleDescription('Renvoyez d’abord un code au client.');
  });

  it('offers first the other ways where it went elsewhere, by number or address', async () => {
    open(fileWith([message({ named_by_client: true })], [entry('SMS'), otherInvoice]));
    expect(await screen.findByText(changedInvoice)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Pas de mobile/ })).toHaveClass('accent');
    expect(screen.getByRole('button', { name: 'Renvoyer le code' })).toHaveClass('secondary');
  });

  it('says of a code and a link by mail that both are outdated', async () => {
    const messages = [message({ channel: 'mail' }), message({ channel: 'link' })];
    open(fileWith(messages, [entry('MEL'), entry('LIEN'), otherInvoice]));
    expect(await screen.findByText(/Le lien envoyé ne sert plus\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /^Chemin du/ })).not.toBeInTheDocument();
    expect(codeField()).not.toBeInTheDocument();
  });

  it.each([
    ['another code went out since', [entry('SMS'), otherInvoice, entry('SMS', { operation_id: 'sms-2' })]],
    ['the invoice was replaced at its amount', [entry('SMS'), { ...invoiced, operation_id: 'operation-FAC-2' }]],
  ])('is asked for as before where %s', async (_case, history) => {
    open(fileWith([message()], history));
    expect(await screen.findByRole('textbox', { name: 'Code à 6 chiffres' })).toBeInTheDocument();
    expect(screen.queryByText(changedInvoice)).not.toBeInTheDocument();
  });
});

describe('a code that is awaited', () => {
  const began = new Date('2026-03-02T10:10:00.000Z');
  beforeEach(() => jest.useFakeTimers({ now: began }));
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('is called outdated by itself once a colleague replaced the invoice on another device', async () => {
    const { props } = open(fileWith([message()], [entry('SMS')]));
    await pass(0.1);
    fireEvent.change(codeField()!, { target: { value: '407123' } });
    props.api.answer(readOwnRepair, {
      ...fileWith([message()], [entry('SMS'), otherInvoice]),
      row_hash: 'f'.repeat(32),
    });
    await pass(15);
    expect(screen.getByText(changedInvoice)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Valider la réparation' })).toBeDisabled();
  });

  it('is said to be too old after half an hour, with its field and sending another first', async () => {
    jest.setSystemTime(new Date('2026-03-02T10:37:00.000Z'));
    open(fileWith([message()], [entry('SMS')]));
    await pass(0.1);
    expect(screen.getByText(/^Ce code a plus de 30 minutes\s: il ne sert plus\. Renvoyez un code/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Renvoyer le code' })).toHaveClass('accent');
    expect(codeField()).toBeInTheDocument();
  });
});
