/** French typography for texts written plainly: curly apostrophes, no break before `: ; ? !`. */
export function typeset(text: string): string {
  return text.replaceAll("'", '’').replace(/ ([:;?!])/g, '\u00a0$1');
}
