/** What a person who opens a PDF does not see, by the codes of the hexagonal code's library, as services tell it. */
export const unreadablePdfs = {
  PDF_ENCRYPTED: { id: 'the-pdf-is-encrypted', message: 'The PDF is encrypted.' },
  PDF_NO_PAGE: { id: 'the-pdf-has-no-page', message: 'The PDF has no page.' },
  PDF_FORM_SHELL: {
    id: 'the-pdf-is-a-form-that-only-its-own-program-shows',
    message: 'The PDF is a form that only its own program shows.',
  },
  PDF_PORTFOLIO: {
    id: 'the-pdf-is-a-cover-around-attached-files',
    message: 'The PDF is a cover around attached files.',
  },
  PDF_BLANK: { id: 'the-first-page-of-the-pdf-is-empty', message: 'The first page of the PDF is empty.' },
} as const;

export type UnreadablePdf = keyof typeof unreadablePdfs;

export function isUnreadablePdf(code: string): code is UnreadablePdf {
  return Object.hasOwn(unreadablePdfs, code);
}
