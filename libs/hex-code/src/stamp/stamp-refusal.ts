import { HexCodeError } from '../code-error.ts';

const refusals = {
  PDF_ENCRYPTED: 'the PDF is encrypted',
  PDF_BROKEN: 'the PDF cannot be read',
  PDF_NO_PAGE: 'the PDF has no page',
  PDF_FORM_SHELL: 'the PDF is a form that only its own program shows',
  PDF_PORTFOLIO: 'the PDF is a cover around attached files',
  PDF_BLANK: 'the first page of the PDF is empty',
  PDF_TOO_COMPLEX: 'the PDF takes too much to be read',
  PDF_TOO_SMALL: 'the first page has no room for the stamp',
  IMAGE_BROKEN: 'the picture is no JPEG or PNG that can be read, or has too many pixels',
  IMAGE_TOO_SMALL: 'the picture has no room for the stamp',
  AMOUNT_INVALID: 'an amount is a whole number of cents above 0',
} as const;

/** Why a document was not stamped. */
export type StampRefusal = keyof typeof refusals;

export function stampRefused(code: StampRefusal): HexCodeError {
  return new HexCodeError(code, refusals[code]);
}
