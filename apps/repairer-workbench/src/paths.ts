import type { RepairRowView } from '@alveole/contracts/repair';
import { isComplementAsked, isSession } from '@alveole/domain';

/** Where the screens of a file are; the addresses are those of the table of screens. */
export const paths = {
  home: '/admin/accueil',
  repairs: '/admin/reparation/livraison',
  sessions: '/admin/seances/liste',
  complements: '/admin/reparation/dossiers',
  reception: '/admin/reparation/reception',
  sessionReception: '/admin/reparation/reception/seance',
  closeRepair: '/admin/close_repair',
  closeSession: '/admin/close_seance',
  queue: '/admin/envois',
  payments: '/admin/virements',
  profile: '/admin/profile',
  /** The section of the profile that holds the VAT of the shop's invoices, open. */
  vatSetting: '/admin/profile?section=activite',
  bankAccount: '/admin/profile?section=banque',
  /** Complements asked for. */
  file: (id: string) => `/admin/reparation/dossiers/${id}`,
  /** Invoice and photo. */
  evidence: (id: string) => `/admin/reparation/livraison/${id}`,
  invoice: (id: string) => `/admin/seances/liste/${id}`,
  finalisation: (id: string) => `/admin/livraison/finalisation/${id}`,
  /** The reception and the invoice of a next learner, by the file of the first one of the session. */
  sameSession: (firstId: string) => `/admin/reparation/reception/seance?seance=${firstId}`,
  sameInvoice: (id: string, firstId: string) => `/admin/seances/liste/${id}?seance=${firstId}`,
  /** The end of a file at the counter, with its receipt. */
  finished: (id: string) => `/admin/livraison/finalisation/${id}/fin`,
} as const;

/** Names, in an address, the file of the first learner of the same session. */
export const firstLearner = 'seance';

/** Where a file is shown: among what is asked for while it waits for an answer, else as it is. */
export function filePathOf({ repairId, status }: Pick<RepairRowView, 'repairId' | 'status'>): string {
  return isComplementAsked(status) ? paths.file(repairId) : paths.evidence(repairId);
}

/** The list to which a file belongs: sessions have their own. */
export function listPathOf(file: Pick<RepairRowView, 'kind'>): string {
  return isSession(file) ? paths.sessions : paths.repairs;
}
