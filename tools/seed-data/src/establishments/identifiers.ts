import type { EstablishmentKind } from '@alveole/domain';
import type { Random } from '../chance/random.ts';

const digits = (random: Random, length: number) => Array.from({ length }, () => random.int(0, 9)).join('');

/** What identifies each kind of establishment, in its stored form. */
const identifiers: Readonly<Record<EstablishmentKind, (random: Random) => string>> = {
  0: siret,
  1: (random) => `WWWWW${random.pick(['69', '75', '44', '31'])}${digits(random, 1)}${digits(random, 6)}`,
  2: (random) =>
    `${padded(random.int(1, 28))}${padded(random.int(1, 12))}${random.int(1985, 2019)}${digits(random, 3)}${digits(random, 3)}`,
  3: siret,
};

export function identifierOf(kind: EstablishmentKind, random: Random): string {
  return identifiers[kind](random);
}

/** Fourteen digits whose Luhn keys are right, of the SIREN and of the whole. */
function siret(random: Random): string {
  const siren = withLuhnKey(`${random.pick(['4', '5', '8', '9'])}${digits(random, 7)}`);
  return withLuhnKey(`${siren}0001`);
}

function withLuhnKey(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** A French IBAN whose RIB key and check digits are right (ISO 13616; NF Z 10-025). */
export function frenchIban(random: Random): string {
  const [bank, branch, account] = [
    random.pick(['30004', '20041', '14445', '10278']),
    digits(random, 5),
    digits(random, 11),
  ];
  const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account)) % 97n);
  const bban = `${bank}${branch}${account}${padded(Number(key))}`;
  // F and R count as 15 and 27 behind the account.
  const check = 98n - (BigInt(`${bban}152700`) % 97n);
  return `FR${padded(Number(check))}${bban}`;
}

const padded = (value: number) => String(value).padStart(2, '0');
