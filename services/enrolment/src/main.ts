import { runProcess } from '@alveole/service-kit';
import { startEnrolmentService } from './start.ts';

void runProcess(() => startEnrolmentService({ env: process.env }));
