/** La Poste's offices have numbers of their own rule, since its SIREN has too many of them for Luhn's. */
const laPosteSiren = '356000000';

/**
 * Whether the digits of a SIRET control each other (INSEE): Luhn's sum of its SIREN and of the whole; of La Poste that, or
 * the sum of the digits modulo five. A number that fails is most often mistyped, though it may exist: a warning, no refusal.
 */
export function passesSiretControl(siret: string): boolean {
  if (!/^\d{14}$/.test(siret)) return false;
  if (siret.startsWith(laPosteSiren) && digitsOf(siret).reduce((sum, digit) => sum + digit, 0) % 5 === 0) return true;
  return passesLuhn(siret.slice(0, 9)) && passesLuhn(siret);
}

function passesLuhn(number: string): boolean {
  const weighed = digitsOf(number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .map((value) => (value > 9 ? value - 9 : value));
  return weighed.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

const digitsOf = (number: string): readonly number[] => Array.from(number, Number);
