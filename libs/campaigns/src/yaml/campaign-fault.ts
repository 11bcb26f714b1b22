/** What is wrong with a campaign, for the person who writes it. */
export interface CampaignFault {
  /** Name of the file in the campaign's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** A French sentence. */
  readonly sentence: string;
}

/** `campaigns/lyon/rules.publicodes:12 : La référence « x » est introuvable.` */
export function faultText(folder: string, { file, line, sentence }: CampaignFault): string {
  return `${folder}/${file}:${line} : ${sentence}`;
}
