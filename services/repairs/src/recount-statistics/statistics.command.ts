import { parseArgs } from 'node:util';
import type { ServiceCommand } from '@alveole/service-kit/service';
import type { RepairsConfig } from '../config.ts';
import { countingPortsOf } from '../assemble.ts';
import { compareStatistics } from './compare.ts';
import { recount } from './recount.ts';

/** Compares the figures with the files, and fails where they differ; `--recount` counts every file anew before. */
export const statisticsCommand: ServiceCommand<Pick<RepairsConfig, 'ENROLMENT_URL'>> = {
  usage: '[--recount]',
  async run({ config, database, clientOf, now }, args, say) {
    const { values } = parseArgs({ args: [...args], options: { recount: { type: 'boolean', default: false } } });
    const ports = { ...countingPortsOf(database, clientOf(config.ENROLMENT_URL)), now };
    if (values.recount) {
      const counted = await recount(ports);
      if (counted === undefined) throw new Error('Un autre recomptage est en cours.');
      say(`${counted} dossiers recomptés.`);
    }
    const comparison = await compareStatistics(ports);
    if (!comparison) throw new Error('Les dossiers n’ont pas encore été comptés\u00a0: --recount');
    say(`${comparison.files} dossiers relus, ${comparison.differences.length} écarts.`);
    for (const difference of comparison.differences) say(difference);
    if (comparison.differences.length > 0) throw new Error('Les statistiques diffèrent des dossiers\u00a0: --recount');
  },
};
