import { createHash, randomUUID } from 'node:crypto';
import { mediaRoutes } from '@alveole/contracts/media';
import type { DemoApi } from './api.ts';

export interface UploadedMedia {
  readonly media_url: string;
  readonly media_hash: string;
}

/** Presigns a name below a prefix and puts the bytes there. @param extension `.pdf`, `.png` or `.jpg` */
export async function upload(
  api: DemoApi,
  prefix: string,
  extension: string,
  bytes: Uint8Array,
  token?: string,
): Promise<UploadedMedia> {
  const media_url = `${prefix}${randomUUID()}${extension}`;
  const { url } = await api.call(
    mediaRoutes.readMediaPutUrl,
    { query: { name: media_url, size: bytes.length } },
    token,
  );
  await api.put(url, bytes);
  return { media_url, media_hash: createHash('sha256').update(bytes).digest('hex') };
}
