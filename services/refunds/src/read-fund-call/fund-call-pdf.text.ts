const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => longDay.format(new Date(`${day}T12:00:00Z`));

/** What the sheet of a call for funds says. */
export const fundCallTexts = {
  title: (number: number, funder: string) => `Appel de fonds n°\u00a0${number}, ${funder}`,
  issued: (day: string) => `Émis le ${dayText(day)}`,
  called: (sum: string) => `Somme demandée\u00a0: ${sum}`,
  basis: {
    committed:
      'Ce que les dossiers validés engagent pour ce financeur depuis l’appel précédent, corrections et retraits déduits.',
    paid: 'Ce que la banque a versé pour ce financeur depuis l’appel précédent, ce qui est revenu déduit.',
  },
  period: 'Période',
  from: 'Après le relevé du',
  beginning: 'début du programme',
  until: 'Jusqu’au relevé du',
  day: dayText,
  lines: 'Écritures de la période',
  committed: 'Engagé',
  paid: 'Versé',
  account: 'Compte à alimenter',
  holder: 'Titulaire',
  iban: 'IBAN',
  reference: 'Référence à rappeler',
  referenceOf: (callId: string) => `APPEL-${callId.toUpperCase()}`,
  proof: 'Preuve',
  proofLead: (day: string, first: number, last: number) =>
    `Chaque écriture est une ligne du journal public du programme, de la ligne ${first} à la ligne ${last}. Le relevé signé du ${day} les couvre toutes.`,
  size: 'Lignes que le relevé couvre',
  root: 'Empreinte du relevé (racine de Merkle)',
  signature: (keyId: string) => `Signature Ed25519 du relevé, clé ${keyId}`,
  csv: 'SHA-256 du fichier CSV des écritures',
  verify: 'Pour tout vérifier soi-même, sans compte, avec le fichier CSV de l’appel\u00a0:',
  command: (publicUrl: string, callId: string) => `npx alveole-verify ${publicUrl} --call appel-de-fonds-${callId}.csv`,
  once: 'Aucune écriture ne figure dans deux appels\u00a0: chacun commence où le précédent s’arrête. Une correction figure dans l’appel suivant, en moins ou en plus.',
} as const;
