/**
 * What a pick-up was closed with, from the strongest to the weakest (docs/PREUVES.md): the person's code, the reason that
 * a named administrator gave, or the repairer's word while the programme's SMS switch is off.
 */
export const pickUpProofs = ['code', 'staff', 'sms-off'] as const;
export type PickUpProof = (typeof pickUpProofs)[number];

/** What the timeline of a file says of it. */
export const pickUpProofLabels: Readonly<Record<PickUpProof, string>> = {
  code: 'Code du client vérifié',
  staff: 'Sans code, sur décision de l’administration',
  'sms-off': 'Sans code : l’envoi des SMS était suspendu',
};
