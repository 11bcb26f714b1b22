const duplicateKeyCode = 11000;

/** True when a unique index refused a write; with a name, when that very index did. */
export function isDuplicateKey(error: unknown, index?: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code !== duplicateKeyCode) return false;
  return index === undefined || String(message).includes(`index: ${index} `);
}
