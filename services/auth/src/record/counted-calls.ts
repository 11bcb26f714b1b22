/** How often software has called a service on a day, up to now. */
export interface CountedCalls {
  readonly clientId: string;
  /** As the installation counts days. */
  readonly day: string;
  readonly calls: number;
  readonly lastCallAt: Date;
  readonly sequence: number;
}
