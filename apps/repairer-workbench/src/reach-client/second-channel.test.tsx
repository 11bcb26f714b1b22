import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, operated, photographed, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from '../confirm-pick-up/confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const { readSmsSwitch } = pickUpRoutes;
const began = new Date('2026-03-02T10:06:00.000Z');
const sentAt = began.toISOString();
const failed = { state: 'failed', at: sentAt, failure: 'unreachable' } as const;

type Message = NonNullable<NonNullable<RepairFile['sms']>['messages']>[number];
const bySms = (rungs: Message['rungs'] = []): Message => ({ message_id: 'm1', sent_at: sentAt, rungs });

/** A file with a known address whose messages are these. */
function fileOf(messages: readonly Message[], changes: Partial<RepairFile> = {}): RepairFile {
  const file = readyForCode(changes);
  const search = { ...file.repair_search_data, mail: 'lea.durand@exemple.fr', ...changes.repair_search_data };
  const sms = { sent: messages.length, last_sent_at: sentAt, delivery: 'pending' as const, messages: [...messages] };
  return { ...file, repair_search_data: search, sms };
}

function open(file: RepairFile, campaign: Campaign = openEndedCampaign) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(readSmsSwitch, { disable_sms: 'no' }).answer(operateRepair, operated());
  return { props, ...renderFinalisation({ ...props, config: { ...props.config, campaign } }) };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const byMail = (name: string) => screen.getByRole('button', { name });
const [code, link] = ['Envoyer le code par courriel', 'Envoyer un lien de confirmation'] as const;

beforeEach(() => jest.useFakeTimers({ now: began }));
afterEach(() => jest.useRealTimers());

describe('the way by mail', () => {
  it('opens when the SMS failed, to the masked address, and sends the code there', async () => {
    const { props } = open(fileOf([bySms([failed])]));
    await pass(0.1);
    expect(screen.getByText(/l•••@exemple\.fr/)).toBeInTheDocument();
    fireEvent.click(byMail(code));
    await pass(0.1);
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_code).toBe('MEL');
  });

  it('opens by itself after a minute without news, not before', async () => {
    open(fileOf([bySms()]));
    await pass(0.1);
    expect(screen.queryByRole('button', { name: code })).not.toBeInTheDocument();
    await pass(60);
    expect(byMail(code)).toBeEnabled();
  });

  it('stays shut once the SMS is on the phone', async () => {
    open(fileOf([bySms([{ state: 'delivered', at: sentAt }])]));
    await pass(61);
    expect(screen.queryByRole('button', { name: code })).not.toBeInTheDocument();
  });

  it('says so where no address is known, and offers nothing', async () => {
    open(fileOf([bySms([failed])], { repair_search_data: { lastname: 'DURAND', name: 'LEA', mail: undefined } }));
    await pass(0.1);
    expect(screen.getByText(/n’a pas laissé d’adresse e-mail/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: code })).not.toBeInTheDocument();
  });

  it('counts a minute down before another, and shows how far the first has come', async () => {
    open(fileOf([bySms([failed]), { message_id: 'm2', channel: 'mail', sent_at: sentAt, rungs: [] }]));
    await pass(0.1);
    expect(screen.getByRole('button', { name: /^Renvoyer le code par courriel \(dans \d+\s?s\)$/ })).toBeDisabled();
    const ladder = screen.getByRole('list', { name: 'Chemin du code par courriel' });
    expect(ladder).toHaveTextContent(/Code envoyé par courriel.*En attente de la messagerie/);
  });
});

describe('the link of the customer', () => {
  it('is offered where the campaign allows it alone', async () => {
    const { unmount } = open(fileOf([bySms([failed])]), programme2020);
    await pass(0.1);
    expect(screen.queryByRole('button', { name: link })).not.toBeInTheDocument();
    unmount();
    const { props } = open(fileOf([bySms([failed])]));
    await pass(0.1);
    fireEvent.click(byMail(link));
    await pass(0.1);
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_code).toBe('LIEN');
  });

  it('waits for the invoice, whose amounts are confirmed', async () => {
    open(fileOf([bySms([failed])], { history: [opened, photographed], missing: ['FAC', 'VAL'] }));
    await pass(0.1);
    expect(byMail(link)).toBeDisabled();
    expect(byMail(link)).toHaveAccessibleDescription(/Déposez d’abord la facture/);
  });

  it('ends the file here as soon as the customer has confirmed', async () => {
    const sent = { message_id: 'm2', channel: 'link', sent_at: sentAt, rungs: [] } as const;
    const waiting = { link_expires_at: new Date(began.getTime() + 3_600_000).toISOString() };
    const { props, address } = open(fileOf([bySms([failed]), { ...sent, rungs: [] }], waiting));
    await pass(0.1);
    const confirmed = entry('VAL', { status: 1, operation_data: { pick_up_proof: 'link' } });
    const history = [opened, invoiced, photographed, confirmed];
    props.api.answer(readOwnRepair, readyForCode({ status: 1, missing: [], history }));
    await pass(3);
    expect(address()).toBe('/admin/livraison/finalisation/repair-1/fin');
    expect(props.notices).toEqual([]);
  });
});
