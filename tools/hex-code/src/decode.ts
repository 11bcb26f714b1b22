import { parseArgs } from 'node:util';
import { detect } from '@alveole/hex-code/detector';
import sharp from 'sharp';
import type { Act } from './command-line.ts';
import { jsonLine } from './json-line.ts';
import { UsageError } from './usage.ts';

/** `decode FILE…` */
export const decode: Act = async (words, out) => {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('decode takes at least one picture.');
  let isDone = true;
  for (const file of positionals) {
    const answer = await answerTo(file);
    out(jsonLine({ file, ...answer }));
    isDone &&= answer.ok;
  }
  return isDone;
};

/** What a picture says, and the milliseconds that the detector took for it; further codes of the picture beside the first. */
async function answerTo(file: string) {
  const picture = await pixelsOf(file);
  if (picture === undefined) return { ok: false, code: 'FILE_UNREADABLE' };
  const start = performance.now();
  const codes = detect(picture);
  const ms = performance.now() - start;
  const [first = { ok: false, code: 'HEX_CODE_UNREADABLE' } as const, ...others] = [...codes].sort(
    (one, other) => Number(other.ok) - Number(one.ok),
  );
  return { ...first, ...(others.length === 0 ? {} : { others }), ms };
}

/** A picture in grey, upright, on white where it is transparent. */
async function pixelsOf(file: string) {
  try {
    const { data, info } = await sharp(file)
      .autoOrient()
      .flatten({ background: '#fff' })
      .greyscale()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: 1 } as const;
  } catch {
    return undefined;
  }
}
