const deepest = 12;
const maxValues = 20_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opensList = 0x5b;
const closesList = 0x5d;
const opensObject = 0x7b;
const closesObject = 0x7d;

/**
 * Why a text is not even parsed: a nest too deep, too many parts. Told from its brackets and commas, in some three
 * milliseconds for 1 MiB: half a million numbers take a hundred times that to be parsed and looked through.
 */
export function faultOfExtent(json: Uint8Array): string | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] as number;
    if (sign === quote) at = endOfText(json, at);
    else if (sign === comma) values += 1;
    else if (sign === opensList || sign === opensObject) {
      depth += 1;
      values += 1;
    } else if (sign === closesList || sign === closesObject) depth -= 1;
    if (depth > deepest) return 'Nested too deep';
    if (values > maxValues) return 'Too many values';
  }
  return undefined;
}

/** @param start of its first quote */
function endOfText(json: Uint8Array, start: number): number {
  let end = json.indexOf(quote, start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf(quote, end + 1);
  return end === -1 ? json.length : end;
}

/** An odd number of backslashes before a quote makes it a part of the text. */
function isEscaped(json: Uint8Array, at: number): boolean {
  let before = at - 1;
  while (json[before] === backslash) before -= 1;
  return (at - 1 - before) % 2 === 1;
}
