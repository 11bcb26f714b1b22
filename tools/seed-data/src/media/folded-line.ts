/** A line for a sample PDF, which has ASCII letters only. */
export function foldedLine(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[’]/g, "'")
    .replace(/[^\x20-\x7e]/g, '');
}
