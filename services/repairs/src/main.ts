import { runService } from '@alveole/service-kit/service';
import { repairsService } from './start.ts';

await runService(repairsService);
