import { z } from 'zod';

/** A term that a campaign may set, in months, and the bounds that law and purpose put to it. */
export interface RetentionTermRow {
  /** As a project lead writes it in `campaign.yaml`. */
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  /** Why these bounds, in French. */
  readonly bounds: string;
}

/**
 * Every term that a campaign may set. Accounting pieces are kept ten years from the end of their financial year (Code de
 * commerce, L123-22): the eleventh year covers the rest of the year in which the file ended.
 */
export const retentionTermRows = {
  paidFiles: {
    label: 'dossiers payés',
    least: 12,
    most: 120,
    usual: 60,
    bounds: 'de 1 an à 10 ans : contrôler et recouvrer une aide (prescription de droit commun : 5 ans)',
  },
  unpaidFiles: {
    label: 'dossiers non payés',
    least: 3,
    most: 60,
    usual: 24,
    bounds: 'de 3 mois à 5 ans : répondre à une contestation',
  },
  unusedRegistrations: {
    label: 'inscriptions sans dossier',
    least: 1,
    most: 36,
    usual: 12,
    bounds: 'de 1 mois à 3 ans : au-delà l’inscription ne sert plus',
  },
  closedEstablishments: {
    label: 'établissements fermés',
    least: 12,
    most: 120,
    usual: 60,
    bounds: 'de 1 an à 10 ans : contrôler et recouvrer une aide (prescription de droit commun : 5 ans)',
  },
  accountingPieces: {
    label: 'pièces comptables',
    least: 132,
    most: 180,
    usual: 132,
    bounds: 'de 11 à 15 ans : 10 ans à compter de la fin de l’exercice (Code de commerce, L123-22)',
  },
} as const satisfies Readonly<Record<string, RetentionTermRow>>;

export type RetentionTermName = keyof typeof retentionTermRows;

export const retentionTermNames = Object.keys(retentionTermRows) as readonly RetentionTermName[];

/** Months by term. */
export type RetentionTerms = Readonly<Record<RetentionTermName, number>>;

const months = ({ least, most }: RetentionTermRow) => z.int().min(least).max(most).optional();

/** The terms that a campaign sets, in months; those that it leaves out are the usual ones. */
export const campaignRetention = z.object({
  paidFiles: months(retentionTermRows.paidFiles),
  unpaidFiles: months(retentionTermRows.unpaidFiles),
  unusedRegistrations: months(retentionTermRows.unusedRegistrations),
  closedEstablishments: months(retentionTermRows.closedEstablishments),
  accountingPieces: months(retentionTermRows.accountingPieces),
});

interface RetainingCampaign {
  readonly retention?: z.infer<typeof campaignRetention> | undefined;
}

/** Every term of a campaign, in months. */
export function retentionTermsOf({ retention = {} }: RetainingCampaign): RetentionTerms {
  const term = (name: RetentionTermName) => retention[name] ?? retentionTermRows[name].usual;
  return {
    paidFiles: term('paidFiles'),
    unpaidFiles: term('unpaidFiles'),
    unusedRegistrations: term('unusedRegistrations'),
    closedEstablishments: term('closedEstablishments'),
    accountingPieces: term('accountingPieces'),
  };
}

/** The instant so many calendar months before another one (UTC); the last day of a shorter month stands for a day that it lacks. */
export function monthsBefore(now: Date, count: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - count);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
