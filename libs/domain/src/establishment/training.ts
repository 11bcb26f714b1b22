/** Diplomas that let somebody teach cycling, by their flags on the wire. */
export const diplomas = ['DJEPS', 'BPJEPS', 'EMV', 'IMV', 'VAE'] as const;
export type Diploma = (typeof diplomas)[number];

export const diplomaLabels: Readonly<Record<Diploma, string>> = {
  DJEPS: 'DEJEPS – diplôme d’État de la jeunesse, de l’éducation populaire et du sport',
  BPJEPS: 'BPJEPS – brevet professionnel de la jeunesse, de l’éducation populaire et du sport',
  EMV: 'EMV – éducateur mobilité à vélo',
  IMV: 'IMV – initiateur mobilité à vélo',
  VAE: 'VAE – validation des acquis de l’expérience',
};

/** What a provider of training tells of its lessons. Everything is optional: older files lack some of it. */
export interface TrainingOffer {
  /** It takes part in the national programme « Savoir rouler à vélo ». */
  readonly followsSavoirRouler?: boolean;
  readonly description?: string;
  readonly pedagogy?: string;
  /** Those that its trainers hold, in the order of `diplomas`. */
  readonly diplomas?: readonly Diploma[];
  /** It attests that its trainers hold them. */
  readonly attestsDiplomas?: boolean;
  /** It attests that it keeps its legal duties: insurance, declared trainers. */
  readonly attestsLegalDuties?: boolean;
  readonly trainers?: number;
  /** Hours of lessons. */
  readonly weeklyHours?: number;
}
