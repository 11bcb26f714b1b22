/** The rules as their lead writes them: a line for each name, lists by dashes. */
export function rulesText(rules: Readonly<Record<string, unknown>>): string {
  return linesOf(rules, '').join('\n');
}

function linesOf(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => dashed(linesOf(item, `${indent}  `), indent));
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? [`${indent}${name}:`, ...linesOf(inner, `${indent}  `)]
      : [`${indent}${name}: ${String(inner)}`],
  );
}

function dashed([first = '', ...rest]: readonly string[], indent: string): string[] {
  return [`${indent}- ${first.trimStart()}`, ...rest];
}
