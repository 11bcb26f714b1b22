import {
  displayCreditorReference,
  firstInstantOf,
  formatEuros,
  overpaymentCauseTexts,
  requestedTotalOf,
  zonedFormat,
} from '@alveole/domain';
import type { OverpaymentCause, RecoveryState } from '@alveole/domain';
import { displayIban } from '@alveole/validation';
import type { Pages } from '../ports.ts';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** Who reads it, and where. */
export interface Debtor {
  readonly to: string;
  readonly name: string;
}

/** A payment request as a mail tells it. */
export interface ToldRequest {
  readonly reference: string;
  /** To whom it is owed; undefined where the programme pays alone. */
  readonly funderName?: string | undefined;
  /** Integer cents that were asked for at first. */
  readonly requestedCents: number;
  /** Integer cents that are still to pay. */
  readonly leftCents: number;
  /** `2026-12-27` */
  readonly dueOn: string;
  readonly creditorName: string;
  readonly creditorIban: string;
  readonly files: readonly {
    readonly fileNumber: string;
    readonly cents: number;
    readonly cause?: OverpaymentCause | undefined;
  }[];
}

type PaymentsPage = Pick<Pages, 'payments'>;

const day = zonedFormat('fr-FR', { dateStyle: 'long' });
const dayText = (iso: string) => day.format(new Date(firstInstantOf(iso)));

/** As many files as a mail names before it counts the others. */
const maxNamed = 50;

/** To an establishment that is asked for what it was paid too much, or reminded of it. */
export function paymentRequestMail(
  { to, name }: Debtor,
  act: 'requested' | 'reminded',
  request: ToldRequest,
  pages: Pick<Pages, 'payments' | 'contact'>,
): Message {
  const { reference, leftCents, dueOn } = request;
  const amount = formatEuros(leftCents);
  return greetingMail({
    template: `recovery-${act}`,
    to,
    subject:
      act === 'requested'
        ? `${amount} à reverser${owedTo(request)} avant le ${dayText(dueOn)}`
        : `Rappel\u00a0: ${amount} à reverser${owedTo(request)}, échéance du ${dayText(dueOn)}`,
    paragraphs: [
      `Des dossiers déjà payés à ${name} ont été corrigés ou refusés depuis. Voici ce que vous avez reçu en trop\u00a0:`,
      ...listed(filesOf(request)),
      totalOf(request),
      `Faites un virement de ${amount} avant le ${dayText(dueOn)}, en indiquant la référence ${displayCreditorReference(reference)}, à ${request.creditorName}, IBAN ${displayIban(request.creditorIban)}.`,
      `La lettre, le code à lire avec l’application de votre banque et le détail sont dans « Mes virements ». Comparez-y l’IBAN avant de payer\u00a0: ${pages.payments}`,
      `Une question, ou vous contestez cette somme\u00a0? Écrivez à ${pages.contact} avec la référence, avant l’échéance.`,
    ],
  });
}

/** To an establishment whose money came. */
export function paidBackMail(
  { to }: Debtor,
  { reference, leftCents, cents }: Pick<ToldRequest, 'reference' | 'leftCents'> & { readonly cents: number },
  pages: PaymentsPage,
): Message {
  return greetingMail({
    template: 'recovery-paid',
    to,
    subject: `${formatEuros(cents)} reçus – ${displayCreditorReference(reference)}`,
    paragraphs: [
      `Votre virement de ${formatEuros(cents)} est arrivé. Merci.`,
      leftCents > 0
        ? `Il reste ${formatEuros(leftCents)} à reverser, avec la même référence.`
        : 'Vous ne devez plus rien pour cette demande.',
      `Le détail est dans « Mes virements »\u00a0: ${pages.payments}`,
    ],
  });
}

/** To an establishment that owes nothing more of a request, though it did not pay it all. */
export function recoveryEndedMail(
  { to }: Debtor,
  { reference, state }: Pick<ToldRequest, 'reference'> & { readonly state: RecoveryState },
  pages: PaymentsPage,
): Message {
  const how =
    state === 'waived'
      ? 'Le programme a renoncé à la somme qui restait.'
      : 'Vos dossiers validés depuis ont compensé la somme qui restait.';
  return greetingMail({
    template: 'recovery-ended',
    to,
    subject: `Plus rien à reverser – ${displayCreditorReference(reference)}`,
    paragraphs: [
      `${how} Vous n’avez plus rien à reverser pour cette demande. Si un virement est déjà parti, il vous sera rendu.`,
      `Le détail est dans « Mes virements »\u00a0: ${pages.payments}`,
    ],
  });
}

function filesOf({ files }: ToldRequest): string[] {
  const others = files.slice(maxNamed);
  const lines = files
    .slice(0, maxNamed)
    .map(({ fileNumber, cents, cause }) =>
      [`${fileNumber}\u00a0: ${formatEuros(cents)}`, cause && overpaymentCauseTexts[cause]].filter(Boolean).join(', '),
    );
  if (others.length === 0) return lines;
  const othersCents = others.reduce((sum, { cents }) => sum + cents, 0);
  return [...lines, `et ${others.length} autres dossiers\u00a0: ${formatEuros(othersCents)}`];
}

/** How what is left comes about from the sums of the files. */
function totalOf(request: ToldRequest): string {
  const { filesCents, dueElsewhereCents, settledCents, leftCents } = requestedTotalOf(request.files, request);
  const parts = [
    `En tout ${formatEuros(filesCents)}`,
    dueElsewhereCents > 0 ? `moins ${formatEuros(dueElsewhereCents)} qui vous sont dus par ailleurs` : undefined,
    settledCents > 0 ? `moins ${formatEuros(settledCents)} déjà réglés ou compensés` : undefined,
  ].filter((part) => part !== undefined);
  return `${parts.join(', ')}\u00a0: il reste ${formatEuros(leftCents)} à reverser${owedTo(request)}. Un dossier validé avant votre virement diminue cette somme.`;
}

/** Names the funder, where several pay the shop. */
function owedTo({ funderName }: ToldRequest): string {
  return funderName === undefined ? '' : ` au financeur «\u00a0${funderName}\u00a0»`;
}
