import { runProcess } from '@alveole/service-kit';
import { startRefundsService } from './start.ts';

void runProcess(() => startRefundsService({ env: process.env }));
