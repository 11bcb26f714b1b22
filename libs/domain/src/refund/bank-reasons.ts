/** Reasons of ISO 20022 (external code list) that banks give in France, in French. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'IBAN incorrect',
  AC04: 'compte clôturé',
  AC06: 'compte bloqué',
  AG01: 'opération interdite sur ce compte',
  AM04: 'provision insuffisante',
  BE04: 'adresse du bénéficiaire manquante',
  FF01: 'format du fichier refusé',
  MD07: 'bénéficiaire décédé',
  MS02: 'refus du bénéficiaire',
  MS03: 'raison non précisée',
  NARR: 'raison donnée en clair par la banque',
  RC01: 'code BIC incorrect',
};

/** Stands where two people settled that a transfer did not arrive, or came back: no code of the bank. */
export const settledByPeople = 'SETTLED_BY_PEOPLE';

/** `AC04 · compte clôturé`; a code that is not listed stands by itself. */
export function bankReason(code: string): string {
  if (code === settledByPeople) return 'constaté par deux administrateurs';
  return Object.hasOwn(reasons, code) ? `${code} · ${reasons[code]}` : code;
}

/** Reasons that speak of the account itself: wrong, closed, blocked, or of somebody who died. */
const accountReasons: ReadonlySet<string> = new Set(['AC01', 'AC04', 'AC06', 'MD07']);

/** Whether money sent to the account again would come back again: its files wait until it changes or is confirmed. */
export function isAboutAccount(code: string): boolean {
  return accountReasons.has(code);
}
