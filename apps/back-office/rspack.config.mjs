import { remoteConfig } from '@alveole/build-front';

/** Whoever receives the decoder of HEIC receives its licence (ADR 0045). */
export default remoteConfig({
  directory: import.meta.dirname,
  prerender: './src/prerender.tsx',
  licences: ['../../libs/shared-screens/licences'],
});
