import { checkSignature } from '../log/check-signature.ts';
import type { LogKey } from '../log/signed-head.ts';
import { faultyOutcome, soundOutcome, uncheckedOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { dayText, texts } from './outcome.text.ts';
import type { FunderNames } from './outcome.text.ts';
import type { ReadHead } from './readable-heads.ts';
import type { LineWalk } from './walk-lines.ts';

/** Whether the lines give the root of every head again; the first day that they do not give is named. */
export function judgeHistory(heads: readonly ReadHead[], { landmarks }: LineWalk): Outcome {
  for (const { signedHead, head } of heads.toReversed()) {
    if (head === undefined) return faultyOutcome(texts.history, texts.historyUnread(signedHead.text.slice(0, 40)));
    if (landmarks.get(head.size)?.root !== head.root)
      return faultyOutcome(texts.history, texts.historyBroken(dayText(head.day)));
  }
  return soundOutcome(texts.history, texts.historyHeld(heads.length, dayText(heads.at(-1)?.head?.day ?? '')));
}

/** Whether the lines add up to what every head says. */
export function judgeTotals(heads: readonly ReadHead[], { landmarks }: LineWalk, nameOf: FunderNames): Outcome {
  const faulty = heads.findLast(
    ({ head }) => head && JSON.stringify(landmarks.get(head.size)?.totals) !== JSON.stringify(head.totals),
  );
  if (faulty?.head) return faultyOutcome(texts.totals, texts.totalsBroken(dayText(faulty.head.day)));
  return soundOutcome(texts.totals, texts.totalsHeld(heads[0]?.head?.totals ?? [], nameOf));
}

/** Whether the log of today goes on from a head that somebody kept. */
export async function judgeOlder(
  { signedHead, head }: ReadHead,
  heads: readonly ReadHead[],
  { landmarks }: LineWalk,
  keys: readonly LogKey[],
): Promise<Outcome> {
  if (head === undefined) return faultyOutcome(texts.older, texts.olderUnread);
  const signature = await checkSignature(signedHead, keys);
  if (signature === 'invalid') return faultyOutcome(texts.older, texts.olderUnsigned);
  const day = dayText(head.day);
  if (head.size > (heads[0]?.head?.size ?? 0)) return faultyOutcome(texts.older, texts.olderShrunk(day));
  if (landmarks.get(head.size)?.root !== head.root) return faultyOutcome(texts.older, texts.olderBroken(day));
  return signature === 'unavailable'
    ? uncheckedOutcome(texts.older, texts.signaturesUnchecked)
    : soundOutcome(texts.older, texts.olderHeld(day));
}
