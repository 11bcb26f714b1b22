import { runService } from '@alveole/service-kit/service';
import { enrolmentService } from './start.ts';

await runService(enrolmentService);
