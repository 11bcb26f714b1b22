import { keptTimeZone } from './time-zone.ts';

/** What of `Intl.DateTimeFormat` is used of a format whose zone is known later. */
export type ZonedFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>;

/**
 * A format of instants in the installation's time zone. It is made at its first use, since modules are loaded before the
 * campaign is read.
 * @param locale of the text: `fr-FR`; `sv-SE` writes dates as ISO 8601 does
 */
export function zonedFormat(locale: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): ZonedFormat {
  let made: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;
  const current = () => {
    const zone = keptTimeZone();
    if (made?.zone !== zone) made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    return made.format;
  };
  return {
    format: (instant) => current().format(instant),
    formatToParts: (instant) => current().formatToParts(instant),
  };
}
