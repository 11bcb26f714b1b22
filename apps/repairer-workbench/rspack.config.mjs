import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({ name: 'repairer_workbench', port: 8183, directory: import.meta.dirname });
