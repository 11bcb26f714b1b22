/**
 * What a pick-up was closed with, from the strongest to the weakest (docs/PREUVES.md): the code on the person's
 * phone, the person's own confirmation from the link in a mail, the code in a mail, the reason that a named administrator
 * gave, or the repairer's word while the programme's SMS switch is off.
 */
export const pickUpProofs = ['code', 'link', 'mail-code', 'staff', 'sms-off'] as const;
export type PickUpProof = (typeof pickUpProofs)[number];

/** What the timeline of a file says of it. */
export const pickUpProofLabels: Readonly<Record<PickUpProof, string>> = {
  code: 'Code du client vérifié',
  link: 'Confirmé par le client lui-même, depuis son lien',
  'mail-code': 'Code du client vérifié, reçu par courriel',
  staff: 'Sans code, sur décision de l’administration',
  'sms-off': 'Sans code : l’envoi des SMS était suspendu',
};
