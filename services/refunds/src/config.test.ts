import { refundsConfig } from './config.ts';

const accounts = refundsConfig.shape.FUNDER_ACCOUNTS;
const town = { name: 'Ville', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
const wanted = 'must be JSON {"funder": {"name", "iban", "bic"}, …}';

describe('the accounts of funders in the configuration', () => {
  it('are read by the id of each funder', () =>
    expect(accounts.parse(JSON.stringify({ ville: town }))).toEqual({ ville: town }));

  it.each([
    ['no JSON', '{bad', wanted],
    [
      'a mistyped IBAN, by its funder',
      JSON.stringify({ ville: { ...town, iban: 'FR7630006000011234567890188' } }),
      `${wanted}; ville.iban: must be an IBAN of the SEPA area, whose check digits are right`,
    ],
    [
      'a mistyped BIC, by its funder',
      JSON.stringify({ ville: { ...town, bic: 'AGRI' } }),
      `${wanted}; ville.bic: must be a BIC`,
    ],
  ])('are refused with %s', (_what, text, fault) =>
    expect(accounts.safeParse(text).error?.issues[0]?.message).toBe(fault),
  );
});
