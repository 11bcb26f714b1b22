import { runService } from '@alveole/service-kit/service';
import { notificationsService } from './start.ts';

await runService(notificationsService);
