import type { RepairSms } from '@alveole/contracts/repair';
import { render, screen } from '@testing-library/react';
import { SmsLadder } from './sms-ladder.tsx';

const sentAt = '2026-03-12T13:06:00.000Z';
const [sent, delivered] = [
  { state: 'sent', at: '2026-03-12T13:06:00.000Z' },
  { state: 'delivered', at: '2026-03-12T13:07:00.000Z' },
] as const;
const failed = { state: 'failed', at: '2026-03-12T13:07:00.000Z', failure: 'unreachable' } as const;

const plain = (text: string | null) => text?.replace(/\s/g, ' ').trim();

function show(delivery: RepairSms['delivery'], rungs: RepairSms['messages'][number]['rungs']) {
  const last = rungs.at(-1);
  const sms: RepairSms = {
    sent: 1,
    lastSentAt: sentAt,
    delivery,
    ...(delivery === 'delivered' ? { deliveredAt: last?.at } : {}),
    ...(last?.failure ? { failure: last.failure } : {}),
    messages: [{ messageId: 'm', channel: 'sms', sentAt, rungs }],
  } as RepairSms;
  render(<SmsLadder sms={sms} />);
  return {
    rungs: screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent)),
    status: plain(screen.getByRole('status').textContent),
  };
}

describe('the ladder of an SMS', () => {
  it('begins with what was asked for, and shows what is ahead', () => {
    expect(show('pending', [])).toEqual({
      rungs: ['Envoyé le 12/03 à 14h06', 'En attente de l’opérateur', 'Remise sur le téléphone'],
      status: 'SMS en cours d’envoi',
    });
  });

  it('shows that the provider took it', () => {
    expect(show('sent', [sent])).toEqual({
      rungs: ['Envoyé le 12/03 à 14h06', 'Accepté par l’opérateur le 12/03 à 14h06', 'Remise sur le téléphone'],
      status: 'SMS envoyé le 12/03 à 14h06',
    });
  });

  it('ends on the phone', () => {
    const { rungs, status } = show('delivered', [sent, delivered]);
    expect(rungs[2]).toBe('Remis sur le téléphone le 12/03 à 14h07');
    expect(status).toBe('SMS remis le 12/03 à 14h07');
  });

  it('ends with why it did not arrive, and what helps', () => {
    const { rungs, status } = show('failed', [sent, failed]);
    expect(rungs).toHaveLength(3);
    expect(rungs[2]).toBe(
      'SMS non remis le 12/03 à 14h07Le téléphone est éteint ou hors réseau. Rallumez-le, puis renvoyez le code.',
    );
    expect(status).toMatch(/^SMS non remis\. Le téléphone est éteint/);
  });

  it('claims no acceptance of a message that was refused at once', () => {
    const { rungs } = show('failed', [{ ...failed, failure: 'refused' }]);
    expect(rungs.map((rung) => rung?.split(' le ')[0])).toEqual(['Envoyé', 'SMS non remis']);
  });

  it('is not there before anything was sent', () => {
    render(<SmsLadder sms={undefined} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
