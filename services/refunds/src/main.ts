import { runService } from '@alveole/service-kit/service';
import { refundsService } from './start.ts';

await runService(refundsService);
