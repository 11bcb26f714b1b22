import type { Dictionary } from './dictionary.ts';

/** Envelopes of funders, and the files that wait for one. */
export const envelopeFields: Dictionary = {
  'funders.envelope': 'What the funder gives to the campaign in all; absent without a limit',
  'envelope.amountCents': 'Over all versions of the campaign, cents',
  'envelope.whenUsedUp':
    'What happens once it is used up: files are refused, wait, or the share goes to another funder',
  'envelope.redirectTo': 'Id of the funder that pays then; of `redirect` alone',
  funder_name: 'The funder, as the campaign names it',
  amount_cents: 'What the funder gives to the campaign in all, cents',
  left_cents: 'What no file takes yet, cents',
  when_used_up: 'What happens once it is used up: files are refused, wait, or the share goes to another funder',
  redirect_to: 'Id of the funder that pays then; of `redirect` alone',
  redirect_name: 'Name of the funder that pays then; of `redirect` alone',
  reserved_cents: 'Shares of files that wait for their review, cents',
  committed_cents: 'Shares of validated files, as far as the bank has not paid, cents',
  'readEnvelopes.paid_cents': 'What the bank has paid and not sent back, cents',
  alert: 'The highest percentage, of 80 and 95, that is used; absent below',
  forecast: 'When it ends at the pace of the weeks before',
  'forecast.kind':
    '`ends` on a day, `at-rest` where nothing was taken lately, `too-early` before two whole weeks, `used-up`',
  'forecast.day': 'The day; of `ends` alone',
  awaiting_files: 'Files that wait for it, complete and in their order',
  compared_at: 'When the account was last compared with what its files say; absent before the first time',
  difference_cents: 'By how many cents it differed then; 0 where it did not',
  ends_on: 'The day on which it ends at the pace of the weeks before; absent where there is none',
  awaits_envelope: 'True while the file waits until the envelope of a funder holds its share',
  envelope_wait: 'For whose envelope the file waits, and since when; absent while it waits for none',
  'envelope_wait.since': 'Since when; who waits longest is served first',
};
