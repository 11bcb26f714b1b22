import { strFromU8, unzipSync } from 'fflate';

/** The cells of the one sheet of a workbook as the desk exports it. */
export function xlsxRows(workbook: Uint8Array): readonly (readonly string[])[] {
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...sheet.matchAll(row)].map(([, cells = '']) => [...cells.matchAll(cell)].map(contentOf));
}

const row = /<row>(.*?)<\/row>/gs;
const cell = /<c\/>|<c><v>([^<]*)<\/v><\/c>|<c [^>]*><is><t [^>]*>([^<]*)<\/t><\/is><\/c>/g;
const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&#13;': '\r', '&amp;': '&' };

function contentOf([, number, text]: RegExpMatchArray): string {
  return number ?? (text ?? '').replace(/&(lt|gt|#13|amp);/g, (sign) => signs[sign] ?? sign);
}
