/** Where the screens of a file are; the addresses are those of the table of screens. */
export const paths = {
  repairs: '/admin/reparation/livraison',
  sessions: '/admin/seances/liste',
  complements: '/admin/reparation/dossiers',
  reception: '/admin/reparation/reception',
  sessionReception: '/admin/reparation/reception/seance',
  closeRepair: '/admin/close_repair',
  closeSession: '/admin/close_seance',
  profile: '/admin/profile',
  /** Complements asked for. */
  file: (id: string) => `/admin/reparation/dossiers/${id}`,
  /** Invoice and photo. */
  evidence: (id: string) => `/admin/reparation/livraison/${id}`,
  invoice: (id: string) => `/admin/seances/liste/${id}`,
  finalisation: (id: string) => `/admin/livraison/finalisation/${id}`,
} as const;

/** Where a file is shown: among what is asked for while it waits for an answer, else as it is. */
export function filePathOf({ repair_id, status }: { readonly repair_id: string; readonly status: number }): string {
  return status === 3 || status === 9 ? paths.file(repair_id) : paths.evidence(repair_id);
}

/** The list to which a file belongs: sessions have their own. */
export function listPathOf({ gender }: { readonly gender: number }): string {
  return gender === 1 ? paths.sessions : paths.repairs;
}
