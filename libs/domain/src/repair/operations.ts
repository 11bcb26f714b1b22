/** Every code that a file's history can hold, with what the timeline calls it. */
export const operationLabels = {
  INIT: 'Dossier ouvert',
  FAC: 'Facture déposée',
  FACVE: 'Facture de la séance déposée',
  PHO: 'Photo du vélo ajoutée',
  VELO: 'Vélo corrigé',
  MSG: 'Message',
  SMS: 'Code envoyé par SMS',
  MEL: 'Code envoyé par courriel',
  LIEN: 'Lien de confirmation envoyé par courriel',
  VAL: 'Réception confirmée par le bénéficiaire',
  RECU: 'Reçu envoyé au client par courriel',
  CAN: 'Dossier abandonné par le réparateur',
  COM: 'Compléments demandés',
  COMR: 'Compléments transmis',
  RECO: 'Validation recommandée',
  AVAL: 'Dossier validé',
  REM: 'Prime remboursée',
  ECH: "Dossier retenu dans l'échantillon",
  COMECH: 'Compléments demandés (échantillon)',
  COMRECH: 'Compléments transmis (échantillon)',
  AVALECH: 'Dossier validé (échantillon)',
  REMECH: 'Prime remboursée (échantillon)',
  NIL: 'Dossier déclaré non éligible',
  NILECH: 'Dossier déclaré non éligible (échantillon)',
  ACAN: "Dossier abandonné par l'opérateur de la plateforme",
  FACCOR: 'Prime corrigée',
  FACVECOR: 'Prime de la séance corrigée',
  BUG: 'Dossier non transmis déclaré',
} as const;

export type OperationCode = keyof typeof operationLabels;
export const operationCodes = Object.keys(operationLabels) as readonly OperationCode[];

/** Of these the last one alone counts. */
const replaceable: ReadonlySet<OperationCode> = new Set(['FAC', 'FACVE', 'PHO']);

/**
 * What a timeline calls an operation: an invoice or a photo that follows another one is « remplacée ».
 * @param earlier the operations before it
 */
export function operationLabelOf(code: OperationCode, earlier: readonly OperationCode[]): string {
  const label = operationLabels[code];
  return replaceable.has(code) && earlier.includes(code) ? label.replace(/déposée|ajoutée/, 'remplacée') : label;
}

/** FACCOR, FACVECOR: a paid premium is corrected by a signed difference. */
export function isPremiumCorrection(code: OperationCode): code is 'FACCOR' | 'FACVECOR' {
  return code === 'FACCOR' || code === 'FACVECOR';
}

export function isOperationCode(value: unknown): value is OperationCode {
  return typeof value === 'string' && Object.hasOwn(operationLabels, value);
}
