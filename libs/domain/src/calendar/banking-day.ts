const dayMs = 86_400_000;

/** Days on which TARGET, over which SEPA transfers settle, is closed each year beside weekends: month and day. */
const fixedClosingDays: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

/** Good Friday and Easter Monday, in days from Easter Sunday. */
const closingDaysOfEaster: readonly number[] = [-2, 1];

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/**
 * The day itself where banks carry out SEPA transfers on it, else the next one on which they do.
 * @param day YYYY-MM-DD
 * @see https://www.ecb.europa.eu/paym/target/t2/profuse/calendar — the closing days of TARGET
 */
export function nextBankingDay(day: string): string {
  let instant = instantOf(day);
  while (isClosed(instant)) instant += dayMs;
  return dayAt(instant);
}

function isClosed(instant: number): boolean {
  const day = dayAt(instant);
  const weekday = new Date(instant).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedClosingDays.includes(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return closingDaysOfEaster.some((days) => instant === easter + days * dayMs);
}

/** The instant at which Easter Sunday begins in UTC, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const lunarYear = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * lunarYear + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const delay = Math.floor((lunarYear + 11 * epact + 22 * weekday) / 451);
  const daysFromMarch = epact + weekday - 7 * delay + 114;
  return Date.UTC(year, Math.floor(daysFromMarch / 31) - 1, (daysFromMarch % 31) + 1);
}
