/** The bike of a file. */
export interface BikeRecord {
  readonly brand: string;
  readonly serial: string;
  readonly comment?: string;
}
