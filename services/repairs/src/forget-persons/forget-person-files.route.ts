import { personRequestRoutes } from '@alveole/contracts/person-request';
import { implement } from '@alveole/service-kit';
import { forgetPersonFiles } from './forget-person-files.ts';
import type { ForgetPersonFilesPorts } from './forget-person-files.ts';

export function forgetPersonFilesRoute(ports: ForgetPersonFilesPorts) {
  return implement(personRequestRoutes.forgetPersonFiles, ({ body }) => forgetPersonFiles(ports, body.consumer_ids));
}
