import { codeStandingOf, messageStandings } from './message-standing.ts';
import type { SentEntry } from './message-standing.ts';

const entry = (operation: SentEntry['operation'], invoiceCents?: number, premiumCents = 1000): SentEntry =>
  invoiceCents === undefined ? { operation } : { operation, invoiceCents, premiumCents };
const opening = entry('INIT');
const invoice = entry('FAC', 8000);
const otherInvoice = entry('FAC', 4000);

describe('messageStandings', () => {
  it.each<[string, readonly SentEntry[], ReturnType<typeof messageStandings>]>([
    ['names no channel of a file without messages', [opening, invoice], {}],
    ['lets a code stand that went out after the invoice', [opening, invoice, entry('SMS')], { sms: 'stands' }],
    ['lets a code stand that went out before any invoice', [opening, entry('SMS'), invoice], { sms: 'stands' }],
    [
      'calls a code outdated once the invoice asks for another amount',
      [invoice, entry('SMS'), otherInvoice],
      { sms: 'outdated' },
    ],
    [
      'lets a code stand where the invoice was scanned better, at its amount',
      [invoice, entry('SMS'), invoice],
      { sms: 'stands' },
    ],
    [
      'lets a code stand again once the invoice has its amount again',
      [invoice, entry('SMS'), otherInvoice, invoice],
      { sms: 'stands' },
    ],
    [
      'lets a code stand that was sent again for the new amount',
      [invoice, entry('SMS'), otherInvoice, entry('SMS')],
      { sms: 'stands' },
    ],
    [
      'judges each channel by its last message',
      [invoice, entry('SMS'), otherInvoice, entry('MEL')],
      { sms: 'outdated', mail: 'stands' },
    ],
    [
      'calls a code used once the pick-up was confirmed',
      [invoice, entry('SMS'), entry('VAL', 8000), otherInvoice],
      { sms: 'used' },
    ],
    [
      'calls the invoice of a session an invoice',
      [entry('FACVE', 8000), entry('SMS'), entry('FACVE', 4000)],
      { sms: 'outdated' },
    ],
    [
      'calls a link outdated where the premium alone changed',
      [invoice, entry('LIEN'), entry('FAC', 8000, 900)],
      { link: 'outdated' },
    ],
    [
      'lets a code stand where the premium alone changed',
      [invoice, entry('MEL'), entry('FAC', 8000, 900)],
      { mail: 'stands' },
    ],
  ])('%s', (_title, history, standings) => {
    expect(messageStandings(history)).toEqual(standings);
  });
});

describe('codeStandingOf', () => {
  it.each<[string, number, readonly SentEntry[], ReturnType<typeof codeStandingOf>]>([
    ['is none before a message', 0, [opening, invoice], 'none'],
    ['is awaited of a file whose history tells of no sending', 1, [opening, invoice], 'awaited'],
    ['is awaited while one of the codes stands', 2, [invoice, entry('SMS'), otherInvoice, entry('MEL')], 'awaited'],
    ['is outdated once the amount changed behind all codes', 1, [invoice, entry('SMS'), otherInvoice], 'outdated'],
    ['is none once the code was used', 1, [invoice, entry('SMS'), entry('VAL', 8000), otherInvoice], 'none'],
  ])('%s', (_title, sent, history, standing) => {
    expect(codeStandingOf({ sms: { sent }, history })).toBe(standing);
  });
});
