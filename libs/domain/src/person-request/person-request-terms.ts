const firstMonths = 1;
const addedMonths = 2;

/**
 * The last day on which a request is answered in time, `AAAA-MM-JJ`: one month after its receipt, two more where it was
 * extended (GDPR, art. 12.3). A day that the month lacks is its last one (regulation 1182/71, art. 3).
 */
export function personRequestDueDay(receivedOn: string, isExtended: boolean): string {
  return monthsAfterDay(receivedOn, firstMonths + (isExtended ? addedMonths : 0));
}

/** The day so many months after another one, both `AAAA-MM-JJ`. */
export function monthsAfterDay(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** The code that shows who asks: it goes to a number or an address that the files hold. */
export const identityCodeLimits = {
  /** A code sent by the desk waits until its person is at home. */
  lifetimeMs: 24 * 3_600_000,
  tries: 5,
  /** Codes of one request in a day, the desk's and the person's. */
  codesADay: 5,
} as const;

/** How long the export of a person stays to be downloaded, and the address of one download. */
export const personExportLimits = { lifetimeDays: 30, linkMinutes: 15 } as const;
