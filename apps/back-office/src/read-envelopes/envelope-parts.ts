import type { EnvelopeView } from '@alveole/contracts/campaign';

export const envelopePartNames = ['paid', 'committed', 'reserved', 'left'] as const;
export type EnvelopePart = (typeof envelopePartNames)[number];

const widest = 100;

/** Per cent of the bar: narrower, a part would show neither its pattern nor that it is there. */
const narrowest = 1.5;

/** What each part of an envelope is, in cents. */
export function partCents({
  paidCents,
  committedCents,
  reservedCents,
  leftCents,
}: EnvelopeView): Readonly<Record<EnvelopePart, number>> {
  return { paid: paidCents, committed: committedCents, reserved: reservedCents, left: leftCents };
}

/**
 * Where each part lies on a bar, per cent of its width; what goes beyond a lowered amount shrinks all of them, and a part
 * that is small beside the whole is drawn as wide as it takes to be seen.
 */
export function envelopeParts(
  envelope: EnvelopeView,
): readonly { readonly part: EnvelopePart; readonly start: number; readonly width: number }[] {
  const cents = partCents(envelope);
  const whole = Math.max(
    envelope.amountCents,
    envelopePartNames.reduce((sum, part) => sum + cents[part], 0),
  );
  const widths = envelopePartNames.map((part) =>
    cents[part] > 0 ? Math.max((cents[part] * widest) / whole, narrowest) : 0,
  );
  const drawn = widths.reduce((sum, width) => sum + width, 0);
  let start = 0;
  return envelopePartNames.map((part, index) => {
    const width = ((widths[index] ?? 0) * widest) / (drawn || widest);
    const place = { part, start, width };
    start += width;
    return place;
  });
}
