/** How much the wire takes of what is asked for (`motif.tab`). */
const maxCharacters = 2000;
/** The wire takes twenty lines; the last three are kept for what a long rest is cut into. */
const wholeLines = 17;

/** What is asked for, or why it is refused, line by line as the wire takes it: no word is lost. */
export function reasonLines(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rest = lines.slice(wholeLines).join(' ');
  return [...lines.slice(0, wholeLines), rest].flatMap(inParts);
}

function inParts(line: string): readonly string[] {
  return line.match(new RegExp(`.{1,${maxCharacters}}`, 'gsu')) ?? [];
}
