import { deliveryReason, deliveryStateNames, deliveryStates, needsHash } from './delivery-words.ts';

describe('the fate of a message', () => {
  it('has a word each, and two of them need a look', () => {
    expect(new Set(deliveryStateNames.map((state) => deliveryStates[state].label)).size).toBe(6);
    expect(deliveryStateNames.filter((state) => needsHash({ state }))).toEqual(['failed', 'unknown']);
  });

  it.each([
    ['mail', 'failed', 'SMTP 550', /Vérifiez l’adresse \(SMTP 550\)/],
    ['mail', 'failed', undefined, /Vérifiez l’adresse\./],
    ['mail', 'failed', 'expired', /plus valable/],
    ['sms', 'failed', 'absent subscriber', /éteint ou hors réseau/],
    ['mail', 'unknown', 'interrupted', /rien ne dit/],
    ['mail', 'claimed', 'not handed over', /retenté/],
    ['mail', 'declined', undefined, /ne plus recevoir/],
  ] as const)('of a %s that is %s for « %s » is told with what helps', (channel, state, reason, text) => {
    expect(deliveryReason(channel, state, reason)).toMatch(text);
  });

  it.each(['sent', 'delivered', 'claimed'] as const)('that is well says nothing more: %s', (state) => {
    expect(deliveryReason('mail', state, undefined)).toBeUndefined();
  });
});
