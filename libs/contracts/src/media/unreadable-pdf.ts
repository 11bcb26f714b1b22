/** What a person who opens a PDF does not see, by the codes of the hexagonal code's library, as services tell it. */
export const unreadablePdfs = {
  PDF_ENCRYPTED: 'The PDF is encrypted.',
  PDF_NO_PAGE: 'The PDF has no page.',
  PDF_FORM_SHELL: 'The PDF is a form that only its own program shows.',
  PDF_PORTFOLIO: 'The PDF is a cover around attached files.',
  PDF_BLANK: 'The first page of the PDF is empty.',
} as const;

export type UnreadablePdf = keyof typeof unreadablePdfs;

export function isUnreadablePdf(code: string): code is UnreadablePdf {
  return Object.hasOwn(unreadablePdfs, code);
}
