/** Why a parsed value cannot be accepted whatever its schema says: NUL, a lone surrogate, in a text or a key. */
export function faultOfRawValue(value: unknown): string | undefined {
  const pending = [value];
  while (pending.length > 0) {
    const item = pending.pop();
    if (typeof item === 'string' && isBadText(item)) return 'Invalid characters';
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, child] of Object.entries(item)) {
      if (isBadText(key)) return 'Invalid characters';
      pending.push(child);
    }
  }
  return undefined;
}

/** Under the `u` flag `\p{Cs}` matches only surrogates that have no partner. */
const badCharacter = /[\0\p{Cs}]/u;

function isBadText(text: string): boolean {
  return badCharacter.test(text);
}
