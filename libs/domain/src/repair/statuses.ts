import type { StatusTone } from '../status-tone.ts';

/** The statuses of a repair file by name; the numbers are those of the wire and of the store. */
export const RepairStatus = {
  incomplete: 0,
  toReview: 1,
  abandoned: 2,
  complementAsked: 3,
  complemented: 4,
  validated: 5,
  refunded: 6,
  notEligible: 7,
  sampleToReview: 8,
  sampleComplementAsked: 9,
  sampleComplemented: 10,
  sampleValidated: 11,
  sampleRefunded: 12,
  sampleNotEligible: 13,
  abandonedByStaff: 14,
} as const;
export type RepairStatus = (typeof RepairStatus)[keyof typeof RepairStatus];
export const repairStatusCodes: readonly RepairStatus[] = Object.values(RepairStatus);

export interface RepairStatusInfo {
  readonly status: RepairStatus;
  /** As the back office reads it. */
  readonly label: string;
  /** As the repairer reads it: that a file was drawn as a sample changes nothing of what he has to do. */
  readonly repairerLabel: string;
  readonly tone: StatusTone;
  /** The same stage in or out of sampling; null where there is none. */
  readonly sampleTwin: RepairStatus | null;
  readonly isSample: boolean;
  /** No operation leads out of it. */
  readonly isTerminal: boolean;
}

type Row = readonly [label: string, tone: StatusTone, sampleTwin: RepairStatus | null];

const rows: Readonly<Record<RepairStatus, Row>> = {
  [RepairStatus.incomplete]: ['En attente de validation', 'orange', null],
  [RepairStatus.toReview]: ['À valider', 'orange', RepairStatus.sampleToReview],
  [RepairStatus.abandoned]: ['Abandonné par le réparateur', 'grey', null],
  [RepairStatus.complementAsked]: ['Compléments nécessaires', 'red', RepairStatus.sampleComplementAsked],
  [RepairStatus.complemented]: ['Complété par le réparateur', 'purple', RepairStatus.sampleComplemented],
  [RepairStatus.validated]: ['Validé, remboursement en cours', 'green', RepairStatus.sampleValidated],
  [RepairStatus.refunded]: ['Validé et remboursé', 'green', RepairStatus.sampleRefunded],
  [RepairStatus.notEligible]: ['Non éligible', 'black', RepairStatus.sampleNotEligible],
  [RepairStatus.sampleToReview]: ['À vérifier (échantillon)', 'orange', RepairStatus.toReview],
  [RepairStatus.sampleComplementAsked]: ['Compléments nécessaires (échantillon)', 'red', RepairStatus.complementAsked],
  [RepairStatus.sampleComplemented]: ['Complété par le réparateur (échantillon)', 'purple', RepairStatus.complemented],
  [RepairStatus.sampleValidated]: ['Validé, remboursement en cours (échantillon)', 'green', RepairStatus.validated],
  [RepairStatus.sampleRefunded]: ['Validé et remboursé (échantillon)', 'green', RepairStatus.refunded],
  [RepairStatus.sampleNotEligible]: ['Non éligible (échantillon)', 'black', RepairStatus.notEligible],
  [RepairStatus.abandonedByStaff]: ["Abandonné par l'opérateur de la plateforme", 'grey', null],
};

const terminal: ReadonlySet<RepairStatus> = new Set([
  RepairStatus.refunded,
  RepairStatus.notEligible,
  RepairStatus.sampleRefunded,
  RepairStatus.sampleNotEligible,
]);

/** The fifteen statuses of a repair file, keyed by code. */
export const repairStatuses: Readonly<Record<RepairStatus, RepairStatusInfo>> = Object.fromEntries(
  repairStatusCodes.map((status) => [status, describe(status)]),
) as Record<RepairStatus, RepairStatusInfo>;

export function isRepairStatus(value: unknown): value is RepairStatus {
  return repairStatusCodes.some((status) => status === value);
}

/** Evidence is still missing. */
export function isIncomplete(status: number): boolean {
  return status === RepairStatus.incomplete;
}

/** The repairer is asked to complete the file, drawn as a sample or not. */
export function isComplementAsked(status: number): boolean {
  return status === RepairStatus.complementAsked || status === RepairStatus.sampleComplementAsked;
}

/** The repairer has answered what was asked: it is for staff to look again. */
export function isComplemented(status: number): boolean {
  return status === RepairStatus.complemented || status === RepairStatus.sampleComplemented;
}

/** Validated, waiting for the bank. */
export function isRefundPending(status: number): boolean {
  return status === RepairStatus.validated || status === RepairStatus.sampleValidated;
}

/** The bank confirmed the transfer. */
export function isRefunded(status: number): boolean {
  return status === RepairStatus.refunded || status === RepairStatus.sampleRefunded;
}

/** The rules of the programme are not met. */
export function isNotEligible(status: number): boolean {
  return status === RepairStatus.notEligible || status === RepairStatus.sampleNotEligible;
}

/** The repairer or the programme gave the file up. */
export function isGivenUp(status: number): boolean {
  return status === RepairStatus.abandoned || status === RepairStatus.abandonedByStaff;
}

function describe(status: RepairStatus): RepairStatusInfo {
  const [label, tone, sampleTwin] = rows[status];
  return {
    status,
    label,
    repairerLabel: label.replace(' (échantillon)', ''),
    tone,
    sampleTwin,
    isSample: label.endsWith('(échantillon)'),
    isTerminal: terminal.has(status),
  };
}
