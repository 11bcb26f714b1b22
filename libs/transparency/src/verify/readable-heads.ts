import { readHead } from '../log/signed-head.ts';
import type { LogHead, SignedHead } from '../log/signed-head.ts';

/** A head as it was published; `head` is absent where its text does not read. */
export interface ReadHead {
  readonly signedHead: SignedHead;
  readonly head: LogHead | undefined;
}

export function readableHeads(signedHeads: readonly SignedHead[]): readonly ReadHead[] {
  return signedHeads.map((signedHead) => ({ signedHead, head: readHead(signedHead.text) }));
}
