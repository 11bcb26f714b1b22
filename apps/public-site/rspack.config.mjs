import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({
  directory: import.meta.dirname,
  prerender: { landing: './src/landing/landing.prerender.tsx' },
});
