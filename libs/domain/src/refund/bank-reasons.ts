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

/** `AC04 · compte clôturé`; a code that is not listed stands by itself. */
export function bankReason(code: string): string {
  return Object.hasOwn(reasons, code) ? `${code} · ${reasons[code]}` : code;
}
