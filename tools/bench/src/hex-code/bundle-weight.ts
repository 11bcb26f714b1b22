import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const CODEC = "export { encode, read } from '@alveole/hex-code';";
const DETECTOR = "export { detect } from '@alveole/hex-code/detector';";

/** Bytes of gzip that the codec alone, and codec and detector together, take in a page. */
export async function bundleWeights(): Promise<{ codec: number; together: number }> {
  return { codec: await weigh(CODEC), together: await weigh(CODEC + DETECTOR) };
}

async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
