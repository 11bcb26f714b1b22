/** Shapes of personal data and secrets that must never reach a log, whatever text carried them. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/(\/\/[^\s:/@"]+:)[^\s@/"]+@/g, '$1[…]@'],
  [/alv_[\w-]{43}/g, '[secret]'],
  [/eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, '[token]'],
  [/[\w.%+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[mail]'],
  [/(?:\+33 ?|(?<![\w.])(?:0033 ?|0))[1-9](?:\d{8}|(?:[ .-]\d{2}){4})(?!\w)/g, '[phone]'],
  [/(?:\+|(?<![\w.])00)(?:262|377|508|59[046]|68[179])(?:[ .-]?\d{2,3}){3,4}(?!\w)/g, '[phone]'],
  [/\bFR\d{2}[ ]?(?:[0-9A-Z]{4}[ ]?){5}[0-9A-Z]{3}\b/g, '[iban]'],
  [/([?&](?:X-Amz-[\w-]+|mail|phone|code|token|client_secret|password|query)=)[^&\s"\\]+/gi, '$1[…]'],
];

/** Replaces mail addresses, phone numbers, IBANs, tokens, signatures and passwords of URLs in a text. */
export function scrub(text: string): string {
  return shapes.reduce((clean, [shape, replacement]) => clean.replace(shape, replacement), text);
}
