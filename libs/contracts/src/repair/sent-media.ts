import { z } from 'zod';
import { mediaName, sha256 } from '../values/primitives.ts';
import type { SentMedia } from './operation.ts';

/** How an operation names a file that was uploaded. */
export const mediaFields = {
  media_url: mediaName,
  media_hash: sha256,
  type_file: z.enum(['.jpg', '.png', '.pdf']),
};

interface WireMedia {
  readonly media_url: string;
  readonly media_hash: string;
  readonly type_file: SentMedia['extension'];
}

export function wireMedia({ mediaName: name, mediaHash, extension }: SentMedia): WireMedia {
  return { media_url: name, media_hash: mediaHash, type_file: extension };
}

export function mediaOf({ media_url, media_hash, type_file }: WireMedia): SentMedia {
  return { mediaName: media_url, mediaHash: media_hash, extension: type_file };
}
