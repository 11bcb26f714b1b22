const EIGHT_DIGITS = 100_000_000;
let next = Math.floor(Math.random() * EIGHT_DIGITS);

/** Counts on from a random start: no number comes twice in a run, and hardly ever in two. */
function freshNumber(): number {
  next = (next + 1) % EIGHT_DIGITS;
  return next;
}

const padded = (digits: number) => String(freshNumber()).padStart(8, '0').slice(-digits);

/** A mail address that nobody has. */
export const freshMail = (): string => `test.${freshNumber().toString(36)}@example.org`;

/** A French mobile number in E.164, of the block kept for fiction (06 39 98). */
export const freshMobile = (): string => `+3363998${padded(4)}`;

/** Fourteen digits whose Luhn key is right. */
export function freshSiret(): string {
  const body = `9${padded(8)}0001`;
  return `${body}${luhnKey(body)}`;
}

function luhnKey(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
