import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({ directory: import.meta.dirname, prerender: './src/prerender.tsx' });
