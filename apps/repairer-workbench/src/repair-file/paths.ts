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
  file: (id: string) => `/admin/reparation/dossiers/${id}`,
  evidence: (id: string) => `/admin/reparation/livraison/${id}`,
  invoice: (id: string) => `/admin/seances/liste/${id}`,
  finalisation: (id: string) => `/admin/livraison/finalisation/${id}`,
} as const;

/** The list to which a file belongs: sessions have their own. */
export function listPathOf({ gender }: { readonly gender: number }): string {
  return gender === 1 ? paths.sessions : paths.repairs;
}
