import type { EnvelopeView } from '@alveole/contracts/campaign';

export const envelopePartNames = ['paid', 'committed', 'reserved', 'left'] as const;
export type EnvelopePart = (typeof envelopePartNames)[number];

const widest = 100;

/** What each part of an envelope is, in cents. */
export function partCents({
  paidCents,
  committedCents,
  reservedCents,
  leftCents,
}: EnvelopeView): Readonly<Record<EnvelopePart, number>> {
  return { paid: paidCents, committed: committedCents, reserved: reservedCents, left: leftCents };
}

/** Where each part lies on a bar, per cent of its width; what goes beyond a lowered amount shrinks all of them. */
export function envelopeParts(
  envelope: EnvelopeView,
): readonly { readonly part: EnvelopePart; readonly start: number; readonly width: number }[] {
  const cents = partCents(envelope);
  const whole = Math.max(
    envelope.amountCents,
    envelopePartNames.reduce((sum, part) => sum + cents[part], 0),
  );
  let start = 0;
  return envelopePartNames.map((part) => {
    const width = (cents[part] * widest) / whole;
    const place = { part, start, width };
    start += width;
    return place;
  });
}
