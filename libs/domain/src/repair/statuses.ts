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
  0: ['En attente de validation', 'orange', null],
  1: ['À valider', 'orange', 8],
  2: ['Abandonné par le réparateur', 'grey', null],
  3: ['Compléments nécessaires', 'red', 9],
  4: ['Complété par le réparateur', 'purple', 10],
  5: ['Validé, remboursement en cours', 'green', 11],
  6: ['Validé et remboursé', 'green', 12],
  7: ['Non éligible', 'black', 13],
  8: ['À vérifier (échantillon)', 'orange', 1],
  9: ['Compléments nécessaires (échantillon)', 'red', 3],
  10: ['Complété par le réparateur (échantillon)', 'purple', 4],
  11: ['Validé, remboursement en cours (échantillon)', 'green', 5],
  12: ['Validé et remboursé (échantillon)', 'green', 6],
  13: ['Non éligible (échantillon)', 'black', 7],
  14: ["Abandonné par l'opérateur de la plateforme", 'grey', null],
};

const terminal: ReadonlySet<RepairStatus> = new Set([6, 7, 12, 13]);

/** The fifteen statuses of a repair file, keyed by code. */
export const repairStatuses: Readonly<Record<RepairStatus, RepairStatusInfo>> = Object.fromEntries(
  repairStatusCodes.map((status) => [status, describe(status)]),
) as Record<RepairStatus, RepairStatusInfo>;

export function isRepairStatus(value: unknown): value is RepairStatus {
  return repairStatusCodes.some((status) => status === value);
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
