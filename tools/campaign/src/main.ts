// `npm run campaign -- new | check | list | publish | replay`: the campaigns of a folder, for who writes them.
import { resolve } from 'node:path';
import { runCampaignCommand } from './run-campaign-command.ts';

const campaignsDir = resolve(process.env.CAMPAIGNS_DIR ?? resolve(import.meta.dirname, '../../../campaigns'));
const hasPassed = await runCampaignCommand(process.argv.slice(2), campaignsDir, (line) => console.log(line));
process.exitCode = hasPassed ? 0 : 1;
