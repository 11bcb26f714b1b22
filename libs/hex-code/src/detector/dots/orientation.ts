import type { Rotation } from '../../layout/images.ts';
import type { Found } from '../../reading/reading.ts';
import type { Place } from '../detection.ts';
import type { Point } from '../picture.ts';

/** Sixths of a turn from the right corner of a code to its left one, which a mirror puts in its place. */
const OPPOSITE = 3;

/** What was read in an outline, as the whole picture shows it: turned and inverted there, not within the outline. */
export function seenInPicture(found: Found, { centre, corners }: Place, inverted: boolean): Found {
  const swapped = found.mirrored ? OPPOSITE : 0;
  const right = corners[(found.rotation + swapped) % corners.length]!;
  const rotation = ((sixthsTo(right, centre) + corners.length - swapped) % corners.length) as Rotation;
  return { ...found, rotation, inverted: found.inverted !== inverted };
}

/** Direction of a corner from the centre, in whole sixths of a turn clockwise from the right: 0–5. */
function sixthsTo([x, y]: Point, [centreX, centreY]: Point): number {
  return (Math.round((Math.atan2(y - centreY, x - centreX) * 3) / Math.PI) + 6) % 6;
}
