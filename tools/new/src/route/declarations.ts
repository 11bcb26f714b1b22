/** Where the calls of a service are declared. */
export interface Declarations {
  /** The thing of `libs/contracts` that a service is about first. */
  readonly thing: string;
  /** Where its calls are declared, if not at its own door. */
  readonly file?: string;
}

const declarations: Readonly<Record<string, Declarations>> = {
  auth: { thing: 'staff' },
  enrolment: { thing: 'establishment', file: 'routes/entity' },
  repairs: { thing: 'repair', file: 'routes/read' },
  refunds: { thing: 'refund' },
  notifications: { thing: 'message' },
};

/** A service that was made by the generator is about one thing, which has its name. */
export function declarationsOf(service: string): Declarations {
  return declarations[service] ?? { thing: service };
}

/** The thing that a call of a service is declared with, unless somebody moves it to another. */
export const thingOf = (service: string): string => declarationsOf(service).thing;
