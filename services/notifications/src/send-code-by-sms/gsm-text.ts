/**
 * The signs of one septet each: the default alphabet of 3GPP TS 23.038 without line breaks and without its extension
 * (`€`, brackets, …), which costs two.
 */
const alphabet = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** What is written in the place of a sign that the alphabet lacks and that is no letter with an accent. */
const standIns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '€': 'E',
  '[': '(',
  ']': ')',
};

/** Three dots tell that a text goes on. */
const cutMark = '...';

/** A text in signs of one septet: accents that phones lack are dropped, other signs that they lack become spaces. */
export function gsmText(text: string): string {
  return [...text.normalize('NFC').replace(/«\s?|\s?»/g, '"')].map(gsmSign).join('').replace(/ +/g, ' ').trim();
}

/** The text itself where it fits, else its beginning and three dots. */
export function cutTo(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - cutMark.length).trimEnd()}${cutMark}`;
}

function gsmSign(sign: string): string {
  if (alphabet.has(sign)) return sign;
  const bare = standIns[sign] ?? sign.normalize('NFKD').replace(/\p{Mn}/gu, '');
  return [...bare].map((part) => (alphabet.has(part) ? part : ' ')).join('');
}

/** Signs of the alphabet's extension, which cost two septets. */
const extension = new Set('\f^{}\\[~]|€');

/** Septets of a text, line breaks included; undefined when a sign is in neither alphabet. */
export function septetsOf(text: string): number | undefined {
  let septets = 0;
  for (const sign of text) {
    if (extension.has(sign)) septets += 2;
    else if (alphabet.has(sign) || sign === '\n' || sign === '\r') septets += 1;
    else return undefined;
  }
  return septets;
}
