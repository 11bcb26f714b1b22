import type { RepairRowView } from '@alveole/contracts/repair';
import { RepairStatus, repairStatusCodes, repairStatuses } from '@alveole/domain';
import { formatShortDate } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';
import { amountText, missingText } from './file.text.ts';
import { awaitsConfirmation } from './next-step.ts';
import type { PaymentDelay } from './use-payment-delay.ts';

/** Where files stand for whoever works at the counter: what one has to know of them, and no more. */
interface FileStanding {
  readonly label: string;
  readonly tone: StatusTone;
  /** In and out of the sample. */
  readonly statuses: readonly RepairStatus[];
}

const standing = (label: string, tone: StatusTone, ...statuses: readonly RepairStatus[]): FileStanding => ({
  label,
  tone,
  statuses: repairStatusCodes.filter((code) => statuses.some((status) => isSameStage(code, status))),
});

const isSameStage = (code: RepairStatus, status: RepairStatus): boolean =>
  code === status || (repairStatuses[code].isSample && repairStatuses[code].sampleTwin === status);

const toFinish = standing('À terminer', 'orange', RepairStatus.incomplete);
const validated = standing('Validé', 'green', RepairStatus.validated);

/** The vocabulary of the counter; what waits for the repairer comes first. The specified labels are the detail behind it. */
export const standings: readonly FileStanding[] = [
  toFinish,
  standing('À compléter', 'red', RepairStatus.complementAsked),
  standing('Chez le programme', 'purple', RepairStatus.toReview, RepairStatus.complemented),
  validated,
  standing('Payé', 'green', RepairStatus.refunded),
  standing('Non éligible', 'black', RepairStatus.notEligible),
  standing('Abandonné', 'grey', RepairStatus.abandoned),
  standing('Arrêté par le programme', 'grey', RepairStatus.abandonedByStaff),
];

/** Where a file stands in one or two words: « Chez le programme ». */
export function standingLabelOf({ status }: Pick<RepairRowView, 'status'>): string {
  return (standings.find(({ statuses }) => statuses.includes(status)) ?? toFinish).label;
}

export type StandingFile = Pick<
  RepairRowView,
  'status' | 'missing' | 'premiumCents' | 'validatedAt' | 'awaitsEnvelope'
>;

/** The words and the colour of where a file stands, with what it waits for: a missing step, or the money and by when. */
export function fileStandingOf(
  file: StandingFile,
  /** When the programme pays what it validated; undefined while that is not known. */
  delay: PaymentDelay | undefined,
): { readonly text: string; readonly tone: StatusTone } {
  const standing = standings.find(({ statuses }) => statuses.includes(file.status)) ?? toFinish;
  if (standing === toFinish)
    return { text: joined(standing.label, lacks(missingText(file.missing))), tone: standing.tone };
  if (standing === validated) return { text: joined(standing.label, moneyText(file, delay)), tone: standing.tone };
  if (awaitsConfirmation(file))
    return { text: joined(standing.label, lacks('la confirmation du montant')), tone: standing.tone };
  const awaits = file.awaitsEnvelope ? 'attend un financement' : undefined;
  return { text: joined(standing.label, awaits), tone: standing.tone };
}

const joined = (label: string, detail: string | undefined): string =>
  detail === undefined ? label : `${label} · ${detail}`;

const lacks = (missing: string | undefined): string | undefined => missing && `il manque ${missing}`;

const day = 86_400_000;

/** « 50,00 € avant le 12/01 », as the programme promises it; no day while it pays the shop nothing. */
function moneyText({ premiumCents, validatedAt }: StandingFile, delay: PaymentDelay | undefined): string | undefined {
  const amount = amountText(premiumCents);
  if (amount !== undefined && delay === 'suspended') return `${amount}, versements suspendus`;
  if (amount === undefined || validatedAt === undefined || typeof delay !== 'number') return amount;
  const promisedAt = new Date(Date.parse(validatedAt) + delay * day);
  return `${amount} avant le ${formatShortDate(promisedAt).slice(0, 5)}`;
}
