import { maxNamedInHint } from '@alveole/contracts/review';
import type { HintTown, HintView } from '@alveole/contracts/review';
import { isVatExempt } from '@alveole/domain';
import type { PrintedAmount, PrintedName, VatRate } from '@alveole/domain';
import { formatCount, formatEuros } from '@alveole/ui';

export const texts = {
  title: 'À regarder de plus près',
  lead: 'Des ressemblances et des écarts trouvés par comparaison. Aucun ne décide\u00a0: ils peuvent s’expliquer.',
  failed: 'Ce qui mérite un second regard ne s’affiche pas pour l’instant.',
  retry: 'Réessayer',
  compare: 'Comparer les deux pièces',
  here: 'Dans ce dossier',
  elsewhere: 'Ailleurs',
  typed: (vatRate: VatRate | undefined) =>
    isVatExempt(vatRate) ? 'Montant saisi, sans TVA (art. 293 B)' : 'Montant saisi, hors taxes',
  printed: 'Lus dans la facture',
  person: 'Bénéficiaire',
  shop: { repair: 'Atelier', session: 'Établissement' },
  there: (fileNumber: string) => `Dans ${fileNumber}`,
} as const;

/** What a hint says, above the files that it names; of a lesson there is no repairer and no workshop. */
export const hintNames: Readonly<Record<HintView['kind'], (hint: HintView, isOfSession: boolean) => string>> = {
  sameDocument: ({ others }) => `Pièce identique, à l’octet près, dans ${countOf(others.length)}`,
  similarPicture: ({ others }) => `Image très ressemblante, enregistrée autrement, dans ${countOf(others.length)}`,
  samePhone: ({ value, others }) => `Téléphone ${value ?? ''} d’une autre personne dans ${countOf(others.length)}`,
  shopPhone: ({ value }) =>
    `Le téléphone du bénéficiaire, ${value ?? ''}, est celui de l’établissement ou de son responsable`,
  sameSerial: ({ value, others }) => `Numéro de vélo ${value ?? ''} dans ${countOf(others.length)}`,
  sameIban: ({ others }, isOfSession) =>
    `IBAN ${isOfSession ? 'de l’établissement' : 'du réparateur'} partagé avec ${formatCount(others.length, 'autre établissement')}`,
  shopPace: ({ value }, isOfSession) =>
    `Cadence élevée\u00a0: ${value ?? ''} dossiers ouverts par ${isOfSession ? 'cet établissement' : 'ce réparateur'} en une heure`,
  amountUnlike: () => 'Montant saisi introuvable dans le texte de la facture',
  creditNote: () => 'La facture est un avoir\u00a0: elle rend de l’argent, elle n’en demande pas',
  confirmedUnlike: ({ confirmed }) => confirmedText(confirmed),
  codeElsewhere: () =>
    'Le client a confirmé avec un code envoyé à un numéro ou à une adresse donnés au comptoir, qui ne sont pas les siens',
  farAway: ({ distance }, isOfSession) =>
    `Environ ${formatCount(distance?.kilometres ?? 0)}\u00a0km à vol d’oiseau entre le bénéficiaire et l’${isOfSession ? 'établissement' : 'atelier'}`,
};

/** « confirmé pour 10,00 €, facturé 125,00 € » */
function confirmedText(amounts: HintView['confirmed']): string {
  const confirmed =
    amounts?.confirmedCents === undefined ? 'avant la facture' : `pour ${formatEuros(amounts.confirmedCents)}`;
  return `Montant confirmé par le client et montant facturé\u00a0: confirmé ${confirmed}, facturé ${formatEuros(amounts?.invoicedCents ?? 0)}`;
}

const printedNames: Readonly<Record<PrintedName, string>> = {
  net: 'Total HT',
  vat: 'TVA',
  gross: 'Total TTC',
  due: 'Net à payer',
  total: 'Montant',
};

/** An amount with the name that the invoice gives it. */
export function printedText({ cents, name }: PrintedAmount): string {
  return name === undefined ? formatEuros(cents) : `${printedNames[name]}\u00a0: ${formatEuros(cents)}`;
}

/** What a side says of itself: of companies that share an account their numbers, else its own words. */
export function comparedTextLabel(kind: HintView['kind'], comparedText: string): string {
  return kind === 'sameIban' ? `SIRET ${comparedText}` : comparedText;
}

export const townText = ({ postcode, city }: HintTown): string => `${postcode} ${city}`;

/** Where the answer names as many as it may, there may be more. */
function countOf(others: number): string {
  if (others === 1) return 'un autre dossier';
  return `${others < maxNamedInHint ? '' : 'au moins '}${others}\u00a0autres dossiers`;
}
