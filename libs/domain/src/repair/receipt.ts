/** Whose address a receipt goes to: the one that the beneficiary left with the programme, or another that he names at the counter. */
export const receiptReaders = ['beneficiary', 'other'] as const;
export type ReceiptReader = (typeof receiptReaders)[number];

/** What the history of a file says of it; it holds no address. */
export const receiptReaderLabels: Readonly<Record<ReceiptReader, string>> = {
  beneficiary: 'À l’adresse que le client a laissée au programme',
  other: 'À une autre adresse, que le client a donnée',
};

/** What keeps a counter from writing to strangers: receipts of one file, and the time between two of them. */
export const receiptLimits = { perFile: 5, spacingMs: 60_000 } as const;

/** « Reçu de l’aide à la réparation ». */
export const receiptTitles = {
  repair: 'Reçu de l’aide à la réparation',
  session: 'Reçu de l’aide à la remise en selle',
} as const;
