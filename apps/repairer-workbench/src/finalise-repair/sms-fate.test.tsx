import { render, screen } from '@testing-library/react';
import { SmsFate } from './sms-fate.tsx';

const sentAt = '2026-03-12T13:06:00.000Z';

describe('what became of the SMS', () => {
  it.each([
    ['on its way', { delivery: 'pending' as const }, 'SMS en cours d’envoi'],
    ['taken by the provider', { delivery: 'sent' as const }, 'SMS envoyé le 12 mars à 14 h 06'],
    ['delivered', { delivery: 'delivered' as const, deliveredAt: sentAt }, 'SMS remis le 12 mars à 14 h 06'],
    ['lost', { delivery: 'failed' as const }, 'Le SMS n’a pas été remis. Vérifiez le numéro avec le client.'],
  ])('is told: %s', (_, fate, text) => {
    render(<SmsFate sms={{ sent: 1, lastSentAt: sentAt, ...fate }} />);
    expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ').trim()).toBe(text);
  });
});
