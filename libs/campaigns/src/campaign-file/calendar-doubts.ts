import { farYears, isFarFrom } from '@alveole/rules/mistakes';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { CampaignFile } from './campaign-file.ts';

interface DatedFile {
  readonly value: Pick<CampaignFile, 'calendrier'>;
  readonly yaml: YamlFile;
}

const days = ['ouverture des réparations', 'ouverture des séances', 'fin'] as const;

/** Days of a calendar that are far from today. @param today YYYY-MM-DD */
export function calendarDoubts({ value: { calendrier }, yaml }: DatedFile, today: string): readonly CampaignFault[] {
  return days.flatMap((name) => {
    const day = calendrier[name];
    if (day === undefined || !isFarFrom(day, today)) return [];
    const sentence = `« calendrier › ${name} » : le ${french(day)} est à plus de ${farYears} ans d’aujourd’hui.`;
    return [{ file: 'campaign.yaml', line: yaml.lineOf(['calendrier', name]), sentence }];
  });
}

const french = (day: string) => day.split('-').reverse().join('/');
