/**
 * What a pick-up was closed with, from the strongest to the weakest (docs/PREUVES.md): the code on the person's
 * phone, the person's own confirmation from the link in a mail, the code in a mail, the code
 * where the person says it should go this once, the reason that a named administrator
 * gave, or the repairer's word while the programme's SMS switch is off.
 */
export const pickUpProofs = [
  'code',
  'link',
  'mail-code',
  'named-phone-code',
  'named-mail-code',
  'staff',
  'sms-off',
] as const;
export type PickUpProof = (typeof pickUpProofs)[number];

/** What the timeline of a file says of it. */
export const pickUpProofLabels: Readonly<Record<PickUpProof, string>> = {
  code: 'Code du client vérifié',
  link: 'Confirmé par le client lui-même, depuis son lien',
  'mail-code': 'Code du client vérifié, reçu par courriel',
  'named-phone-code': 'Code du client vérifié, envoyé à un autre numéro qu’il a donné',
  'named-mail-code': 'Code du client vérifié, envoyé à une autre adresse qu’il a donnée',
  staff: 'Sans code, sur décision de l’administration',
  'sms-off': 'Sans code : l’envoi des SMS était suspendu',
};
