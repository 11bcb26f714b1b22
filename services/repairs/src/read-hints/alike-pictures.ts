import distance from 'sharp-phash/distance.js';
import type { StoredDocument } from '../store/hint-queries.ts';

/** A document that has a perceptual hash. */
export type Picture = StoredDocument & { readonly perceptualHash: string };

export const hasHash = (document: StoredDocument): document is Picture => document.perceptualHash !== undefined;

/** Bits of 64 in which one picture may differ when it was saved anew, made smaller, brighter or cut at its edge. */
const maxBits = { photo: 5, invoice: 3 } as const;

/**
 * Whether one picture is another one saved anew. Invoices of one template look alike whatever they say (0 bits apart), so theirs
 * must also be of the same amount.
 */
export function isSavedAnew(one: Picture, other: StoredDocument): boolean {
  if (!hasHash(other) || one.mediaHash === other.mediaHash || one.isPhoto !== other.isPhoto) return false;
  const bits = distance(one.perceptualHash, other.perceptualHash);
  return one.isPhoto ? bits <= maxBits.photo : bits <= maxBits.invoice && one.invoiceCents === other.invoiceCents;
}
