import { runProcess } from '@alveole/service-kit';
import { startNotificationsService } from './start.ts';

void runProcess(() => startNotificationsService({ env: process.env }));
