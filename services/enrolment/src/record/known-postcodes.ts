/** Whether some town has a postcode. */
export interface KnownPostcodes {
  isKnown(postcode: string): Promise<boolean>;
}
