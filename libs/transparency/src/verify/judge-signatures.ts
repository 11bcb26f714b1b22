import { checkSignature } from '../log/check-signature.ts';
import { readHead } from '../log/signed-head.ts';
import type { LogKey, SignedHead } from '../log/signed-head.ts';
import { faultyOutcome, soundOutcome, uncheckedOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { dayText, texts } from './outcome.text.ts';

/** Whether each head is signed by one of the keys; the first one that is not is named. */
export async function judgeSignatures(heads: readonly SignedHead[], keys: readonly LogKey[]): Promise<Outcome> {
  for (const signedHead of heads) {
    const outcome = await checkSignature(signedHead, keys);
    if (outcome === 'unavailable') return uncheckedOutcome(texts.signatures, texts.signaturesUnchecked);
    const day = readHead(signedHead.text)?.day;
    if (outcome === 'invalid') return faultyOutcome(texts.signatures, texts.signatureBroken(day ? dayText(day) : '?'));
  }
  return soundOutcome(texts.signatures, texts.signaturesHeld(heads.length));
}
