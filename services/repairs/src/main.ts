import { runProcess } from '@alveole/service-kit';
import { startRepairsService } from './start.ts';

await runProcess(() => startRepairsService({ env: process.env }));
