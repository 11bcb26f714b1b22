import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of gzip that codec and detector together take in a page. */
export async function bundleWeight(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { encode, read } from '@alveole/hex-code'; export { detect } from '@alveole/hex-code/detector';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}
