import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({
  name: 'public_site',
  port: 8181,
  directory: import.meta.dirname,
  prerender: { landing: './src/landing/landing.prerender.tsx' },
});
