/**
 * The numbers of a table with their names, as the documents tell them: `0 incomplete, 1 to review`.
 * @param table names in camel case, each with its number
 */
export function namesOf(table: Readonly<Record<string, number>>): string {
  return Object.entries(table)
    .map(([name, number]) => `${number} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
    .join(', ');
}
