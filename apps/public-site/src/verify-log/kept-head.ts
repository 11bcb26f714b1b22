import { readHead } from '@alveole/transparency';
import type { SignedHead } from '@alveole/transparency';

/** Offers the head as a file for the next verification, here or by the command. */
export function keepHead(head: SignedHead): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(head, undefined, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `releve-${readHead(head.text)?.day ?? 'comptes'}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Undefined where the file is none that `keepHead` offered. */
export function keptHeadIn(text: string): SignedHead | undefined {
  try {
    const head = JSON.parse(text.replace(/^\uFEFF/, '')) as Partial<Record<keyof SignedHead, unknown>> | null;
    const { text: headText, keyId, signature } = head ?? {};
    if (typeof headText !== 'string' || typeof keyId !== 'string' || typeof signature !== 'string') return undefined;
    return readHead(headText) && { text: headText, keyId, signature };
  } catch {
    return undefined;
  }
}
