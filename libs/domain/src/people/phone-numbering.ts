interface Numbering {
  /** Digits behind the country code. */
  readonly lengths: readonly number[];
  /** How its mobiles begin. */
  readonly mobiles: RegExp;
}

/**
 * Whose numbers are taken, by country code: metropolitan France, the overseas departments, the collectivities and Monaco
 * (national numbering plans as the ITU publishes them).
 */
const numberings: Readonly<Record<string, Numbering>> = {
  '33': { lengths: [9], mobiles: /^[67]/ },
  '262': { lengths: [9], mobiles: /^(69[23]|639)/ },
  '590': { lengths: [9], mobiles: /^69[01]/ },
  '594': { lengths: [9], mobiles: /^694/ },
  '596': { lengths: [9], mobiles: /^69[67]/ },
  '377': { lengths: [8, 9], mobiles: /^[46]/ },
  '508': { lengths: [6, 9], mobiles: /^(4|5[05]|708)/ },
  '681': { lengths: [6], mobiles: /^(72|8[2-9])/ },
  '687': { lengths: [6], mobiles: /^[7-9]/ },
  '689': { lengths: [8], mobiles: /^8[79]/ },
};

/** 06 39 98 is kept for stories (ARCEP) and dialled in metropolitan France, though 0639 is Mayotte's. */
const overseasMobiles: readonly (readonly [string, RegExp])[] = [
  ['262', /^(69[23]|639(?!98))/],
  ['590', /^69[01]/],
  ['594', /^694/],
  ['596', /^69[67]/],
];

const shapes = Object.entries(numberings).flatMap(([code, { lengths }]) =>
  lengths.map((length) => `${code}\\d{${length}}`),
);

/** A number as it is stored and sent: `+`, a country code of the table and its digits. */
export const internationalPhonePattern = new RegExp(`^\\+(${shapes.join('|')})$`);

/** The nine digits behind the 0 of a French number, with the country code of where they are dialled. */
export function countryOfNational(nineDigits: string): string {
  return overseasMobiles.find(([, mobiles]) => mobiles.test(nineDigits))?.[0] ?? '33';
}

/** A stored number with its own country code: earlier versions wrote +33 before those of overseas departments. */
export function withOwnCountry(stored: string): string {
  const national = /^\+33(\d{9})$/.exec(stored)?.[1];
  return national === undefined ? stored : `+${countryOfNational(national)}${national}`;
}

/** Every form in which a number may be stored: its own, and the one that earlier versions wrote. */
export function storedPhoneForms(international: string): readonly string[] {
  const own = withOwnCountry(international);
  const earlier = own.replace(/^\+(262|590|594|596)(?=\d{9}$)/, '+33');
  return [...new Set([own, earlier])];
}

/** The ten digits that are dialled within France; undefined for the numbers of elsewhere. */
export function nationalDigits(international: string): string | undefined {
  const match = /^\+(?:33|262|590|594|596)(\d{9})$/.exec(international);
  return match === null ? undefined : `0${match[1]}`;
}

/** Mobiles alone get the code by SMS. */
export function isMobilePhone(international: string): boolean {
  if (!internationalPhonePattern.test(international)) return false;
  return Object.entries(numberings).some(
    ([code, { mobiles }]) => international.startsWith(`+${code}`) && mobiles.test(international.slice(code.length + 1)),
  );
}
