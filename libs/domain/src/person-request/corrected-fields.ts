/** What of a beneficiary is corrected because he asked. */
export const correctedFields = ['name', 'birth-date', 'mobile', 'mail'] as const;
export type CorrectedField = (typeof correctedFields)[number];

const labels: Readonly<Record<CorrectedField, string>> = {
  name: 'nom',
  'birth-date': 'date de naissance',
  mobile: 'mobile',
  mail: 'courriel',
};

/** What a timeline says of a correction, in French. */
export function personCorrectionText(fields: readonly CorrectedField[]): string {
  return `Corrigé à la demande de la personne\u00a0: ${fields.map((field) => labels[field]).join(', ')}`;
}
