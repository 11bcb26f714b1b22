import distance from 'sharp-phash/distance.js';
import type { KeptDocument } from '../store/hint-queries.ts';

/** A document that has a look. */
export type Picture = KeptDocument & { readonly look: string };

export const hasLook = (document: KeptDocument): document is Picture => document.look !== undefined;

/** Bits of 64 in which one picture may differ when it was saved anew, made smaller, brighter or cut at its edge. */
const mostBits = { photo: 5, invoice: 3 } as const;

/**
 * Whether one picture is another one saved anew. Invoices of one template look alike whatever they say (0 bits apart), so theirs
 * must also be of the same amount.
 */
export function isSavedAnew(one: Picture, other: KeptDocument): boolean {
  if (!hasLook(other) || one.mediaHash === other.mediaHash || one.isPhoto !== other.isPhoto) return false;
  const bits = distance(one.look, other.look);
  return one.isPhoto ? bits <= mostBits.photo : bits <= mostBits.invoice && one.netCents === other.netCents;
}
