import { runService } from '@alveole/service-kit/service';
import { consumerCommand } from './manage-consumers/consumer.command.ts';
import { notificationsService } from './start.ts';

await runService(notificationsService, { consumer: consumerCommand });
