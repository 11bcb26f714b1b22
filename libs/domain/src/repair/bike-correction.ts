/** A bike as a file names it. */
export interface NamedBike {
  readonly brand: string;
  readonly serial: string;
  /** What else tells it from others. */
  readonly comment?: string | undefined;
}

/** What a correction replaced, and by what. */
export interface BikeCorrection {
  readonly previous: NamedBike;
  readonly next: NamedBike;
}

/** Whether a corrected bike differs from the one of the file, to the letter. */
export function changesBike({ previous, next }: BikeCorrection): boolean {
  return (
    previous.brand !== next.brand ||
    previous.serial !== next.serial ||
    (previous.comment ?? '') !== (next.comment ?? '')
  );
}

/** « Gitane, n° AB12 → Peugeot, n° AB21 » for the timeline; a comment alone is said as such. */
export function bikeCorrectionText({ previous, next }: BikeCorrection): string {
  const isSameBike = previous.brand === next.brand && previous.serial === next.serial;
  if (isSameBike) return `Commentaire\u00a0: «\u00a0${next.comment ?? ''}\u00a0»`;
  return `${bikeText(previous)} → ${bikeText(next)}`;
}

const bikeText = ({ brand, serial }: NamedBike): string => `${brand}, n°\u00a0${serial}`;
