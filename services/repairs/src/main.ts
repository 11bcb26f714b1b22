import { runService } from '@alveole/service-kit/service';
import { envelopesCommand } from './keep-envelopes/envelopes.command.ts';
import { statisticsCommand } from './recount-statistics/statistics.command.ts';
import { repairsService } from './start.ts';

await runService(repairsService, { statistics: statisticsCommand, envelopes: envelopesCommand });
