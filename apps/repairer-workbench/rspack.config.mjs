import { remoteConfig } from '@alveole/build-front';

/** Whoever receives the decoders of HEIC and of barcodes receives their licences (ADR 0045, ADR 0059). */
export default remoteConfig({
  directory: import.meta.dirname,
  prerender: './src/prerender.tsx',
  licences: ['licences', '../../libs/shared-screens/licences'],
  pageWorkers: ['./src/scan-code/scan.worker.ts', './src/scan-serial/barcode.worker.ts'],
});
