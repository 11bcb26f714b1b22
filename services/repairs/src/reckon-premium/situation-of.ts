import { ageOn, departmentOf, calendarDay, shopKindWord, townGroupOf, townOf, vatPercentOf } from '@alveole/domain';
import type { Answers, Campaign, Rules, Situation, SituationKey } from '@alveole/domain';
import type { FilesBefore } from '../record/files-before.ts';
import type { Beneficiary, Establishment } from '../record/people.ts';

/** What values of a situation are read from. */
export interface SituationSources {
  /** When the bike was brought. */
  readonly repairedAt: Date;
  readonly beneficiary?: Beneficiary | undefined;
  readonly shop?: Establishment | undefined;
  /** Counted where the rules name it. */
  readonly filesBefore?: FilesBefore | undefined;
  readonly campaign: Pick<Campaign, 'towns' | 'vatPercent'>;
  /** To what the campaign asked. */
  readonly answers?: Answers | undefined;
}

const readers: Readonly<Record<SituationKey, (sources: SituationSources) => Situation[SituationKey]>> = {
  // Both are typed with the invoice.
  invoiceCents: () => undefined,
  participants: () => undefined,
  vatPercent: ({ shop, campaign }) => vatPercentOf(shop?.vatRate, campaign),
  repairedOn: ({ repairedAt }) => calendarDay(repairedAt),
  age: ({ beneficiary, repairedAt }) => beneficiary?.birthDate && ageOn(beneficiary.birthDate, calendarDay(repairedAt)),
  homeZip: ({ beneficiary }) => beneficiary?.homeZip,
  homeDepartment: ({ beneficiary }) => beneficiary?.homeZip && departmentOf(beneficiary.homeZip),
  homeTown: ({ beneficiary, campaign }) => townOf(campaign, { zip: beneficiary?.homeZip }),
  homeGroup: ({ beneficiary, campaign }) => townGroupOf(campaign, { zip: beneficiary?.homeZip }),
  filesBefore: ({ filesBefore }) => filesBefore?.all,
  filesThisYear: ({ filesBefore }) => filesBefore?.sameYear,
  shopZip: ({ shop }) => shop?.zip,
  shopDepartment: ({ shop }) => shop?.zip && departmentOf(shop.zip),
  shopTown: ({ shop, campaign }) => townOf(campaign, { zip: shop?.zip, city: shop?.city }),
  shopGroup: ({ shop, campaign }) => townGroupOf(campaign, { zip: shop?.zip, city: shop?.city }),
  shopKind: ({ shop }) => shopKindWord(shop?.kind),
};

/** What the rules name of a file, and nothing else of the person whose file it is. */
export function situationOf(
  { namedKeys, namedQuestions }: Pick<Rules, 'namedKeys' | 'namedQuestions'>,
  sources: SituationSources,
): Situation {
  const knownValues = Object.fromEntries(
    namedKeys.flatMap((key) => {
      const value = readers[key](sources);
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  const answers = Object.entries(sources.answers ?? {}).filter(([id]) => namedQuestions.includes(id));
  return { ...knownValues, ...(answers.length > 0 && { answers: Object.fromEntries(answers) }) };
}
