import { farYears, isFarFrom } from '@alveole/rules/mistakes';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { CampaignFile } from './campaign-file.ts';

interface DatedFile {
  readonly value: Pick<CampaignFile, 'calendrier'>;
  readonly yaml: YamlFile;
}

const days = ['ouverture des réparations', 'ouverture des séances', 'fin'] as const;

/** Days of a calendar that are far from today, and an end that is over. @param today YYYY-MM-DD */
export function calendarDoubts({ value: { calendrier }, yaml }: DatedFile, today: string): readonly CampaignFault[] {
  return days.flatMap((name) => {
    const day = calendrier[name];
    const doubt = day === undefined ? undefined : doubtOf(name, day, today);
    if (day === undefined || doubt === undefined) return [];
    const sentence = `« calendrier › ${name} » : le ${french(day)} est ${doubt}.`;
    return [{ file: 'campaign.yaml', line: yaml.lineOf(['calendrier', name]), sentence }];
  });
}

function doubtOf(name: (typeof days)[number], day: string, today: string): string | undefined {
  if (isFarFrom(day, today)) return `à plus de ${farYears} ans d’aujourd’hui`;
  return name === 'fin' && day < today ? 'passé, et plus rien n’est aidé' : undefined;
}

const french = (day: string) => day.split('-').reverse().join('/');
