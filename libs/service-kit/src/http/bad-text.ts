const deepest = 12;
const mostNodes = 20_000;

/** Why a parsed value cannot be accepted whatever its schema says: NUL, a lone surrogate, a nest too deep, too many parts. */
export function faultOfRawValue(value: unknown): string | undefined {
  const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (++seen > mostNodes) return 'Too many values';
    if (typeof item.value === 'string' && isBadText(item.value)) return 'Invalid characters';
    if (typeof item.value !== 'object' || item.value === null) continue;
    if (item.depth >= deepest) return 'Nested too deep';
    for (const [key, child] of Object.entries(item.value)) {
      if (isBadText(key)) return 'Invalid characters';
      pending.push({ value: child, depth: item.depth + 1 });
    }
  }
  return undefined;
}

/** Under the `u` flag `\p{Cs}` matches only surrogates that have no partner. */
const badCharacter = /[\0\p{Cs}]/u;

function isBadText(text: string): boolean {
  return badCharacter.test(text);
}
