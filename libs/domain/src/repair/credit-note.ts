import { foldText } from '../compared-text/fold-text.ts';

/** A title that stands alone or before a number, a date or what it corrects: « avoir » is a verb elsewhere. */
const title =
  /^(?:FACTURE D ?AVOIR|NOTE DE CREDIT|CREDIT NOTE|AVOIR)(?:\s*$|\s*:|\s+(?:CLIENT\b|N\b|NO\b|NUMERO\b|REF\b|DU\b|SUR (?:LA )?FACTURE\b|DE LA FACTURE\b|RELATIF\b|\w*\d))/;

/**
 * Whether a text calls itself a credit note (« avoir »), which pays nobody back for a repair.
 * @param lines of the text, columns parted by tabulators
 */
export function isCreditNoteText(lines: readonly string[]): boolean {
  return lines
    .flatMap((line) => line.split('\t'))
    .some((column) =>
      title.test(
        foldText(column.replace(/[’'°º#.]/g, ' '))
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
}

/** UNTDID 1001: a credit note, and a corrected one. */
const creditCodes = ['381', '396'];
const typeCode = /<(?:\w+:)?ExchangedDocument\b[\s\S]*?<(?:\w+:)?TypeCode>\s*(\d+)\s*</;
const grandTotal = /<(?:\w+:)?GrandTotalAmount\b[^>]*>\s*(-?[\d.]+)\s*</;

/** Whether the structured invoice inside a PDF (Factur-X) is a credit note: by its type, or an invoice of less than nothing. */
export function isCreditNoteXml(xml: string): boolean {
  const [, code = ''] = typeCode.exec(xml) ?? [];
  const [, total = '0'] = grandTotal.exec(xml) ?? [];
  return creditCodes.includes(code) || (code !== '' && Number(total) < 0);
}
