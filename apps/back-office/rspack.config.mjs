import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({ name: 'back_office', port: 8184, directory: import.meta.dirname });
