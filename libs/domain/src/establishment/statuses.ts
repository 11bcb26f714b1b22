import type { StatusTone } from '../status-tone.ts';

/** The statuses of an establishment by name; the numbers are those of the wire and of the store. */
export const EstablishmentStatus = {
  registered: 0,
  validated: 1,
  refused: 2,
  resubmitted: 3,
  suspended: 4,
  closed: 9,
} as const;
export type EstablishmentStatus = (typeof EstablishmentStatus)[keyof typeof EstablishmentStatus];
export const establishmentStatusCodes: readonly EstablishmentStatus[] = Object.values(EstablishmentStatus);

export interface EstablishmentStatusInfo {
  readonly status: EstablishmentStatus;
  readonly label: string;
  readonly tone: StatusTone;
  /** What the partner reads on his profile. */
  readonly partnerMessage: string;
  /** Colour of that message where it is not the banner's. */
  readonly partnerTone: StatusTone;
}

const awaitingMessage = 'Votre demande est en attente de validation. Un courriel vous sera envoyé.';
const rows: Readonly<Record<EstablishmentStatus, Omit<EstablishmentStatusInfo, 'status'>>> = {
  [EstablishmentStatus.registered]: {
    label: 'En attente de traitement',
    tone: 'orange',
    partnerMessage: awaitingMessage,
    partnerTone: 'red',
  },
  [EstablishmentStatus.validated]: {
    label: 'Validé',
    tone: 'green',
    partnerMessage: 'Votre dossier est validé.',
    partnerTone: 'green',
  },
  [EstablishmentStatus.refused]: {
    label: 'Refusé',
    tone: 'red',
    partnerMessage: 'Votre dossier est refusé pour les motifs suivants. Corrigez-le puis validez les modifications.',
    partnerTone: 'red',
  },
  [EstablishmentStatus.resubmitted]: {
    label: 'Dossier renvoyé',
    tone: 'purple',
    partnerMessage: awaitingMessage,
    partnerTone: 'red',
  },
  [EstablishmentStatus.suspended]: {
    label: 'Suspendu',
    tone: 'grey',
    partnerMessage: 'Votre dossier est suspendu.',
    partnerTone: 'grey',
  },
  [EstablishmentStatus.closed]: {
    label: 'Compte fermé',
    tone: 'black',
    partnerMessage: 'Votre compte est fermé.',
    partnerTone: 'black',
  },
};

/** The six statuses of an establishment, keyed by code. */
export const establishmentStatuses: Readonly<Record<EstablishmentStatus, EstablishmentStatusInfo>> = Object.fromEntries(
  establishmentStatusCodes.map((status) => [status, { status, ...rows[status] }]),
) as Record<EstablishmentStatus, EstablishmentStatusInfo>;

export function isEstablishmentStatus(value: unknown): value is EstablishmentStatus {
  return establishmentStatusCodes.some((status) => status === value);
}

/** The establishment takes part in the programme. */
export function isValidated(status: number | undefined): boolean {
  return status === EstablishmentStatus.validated;
}

/** Refused for now: the partner can mend the file. */
export function isRefused(status: number | undefined): boolean {
  return status === EstablishmentStatus.refused;
}

/** The account is closed for good. */
export function isClosed(status: number | undefined): boolean {
  return status === EstablishmentStatus.closed;
}
