import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({ name: 'partner_portal', port: 8182, directory: import.meta.dirname });
