import type { Campaign } from './campaign.ts';
import { openEndedCampaign } from './campaigns.fixture.ts';
import { supplementFaults } from './supplement-faults.ts';
import { lyon, question, region, supplementing, town } from './supplements.fixture.ts';

describe('campaigns that are to rule files together', () => {
  const sentences = (...campaigns: Campaign[]) => supplementFaults(campaigns).map(({ sentence }) => sentence);

  it('have no fault where funders and questions are their own, and the first has the strictest quotas', () => {
    const wider = supplementing('other', { bikesPerPerson: 20, adultAge: 16 });
    expect(sentences(openEndedCampaign, town, region, wider)).toEqual([]);
  });

  it('tell where the file of the campaign that has to change says it', () => {
    const paths = supplementFaults([openEndedCampaign, town, supplementing('other', { funders: town.funders })]);
    expect(paths.map(({ campaignId, path }) => [campaignId, path])).toEqual([
      ['other', ['financeurs', 0, 'identifiant']],
    ]);
  });

  it.each<[string, Campaign[], RegExp]>([
    ['a supplement names no funder', [supplementing('town', { funders: undefined })], /nomme ses financeurs/],
    [
      'two name the same funder',
      [town, supplementing('other', { funders: town.funders })],
      /« town-funder » est déjà de « town »/,
    ],
    [
      'two ask the same question',
      [town, supplementing('other', { questions: [question('resident')] })],
      /« resident » est déjà de « town »/,
    ],
    [
      'a supplement counts its days elsewhere',
      [supplementing('town', { timeZone: 'Indian/Reunion' })],
      /jours sont ceux de Europe\/Paris\u00a0: écrivez «\u00a0fuseau horaire: Europe\/Paris\u00a0»/,
    ],
    [
      'a supplement has a smaller quota',
      [supplementing('town', { bikesPerPerson: 9 })],
      /« vélos par personne » est 10 dans « open-ended ».* écrivez au moins 10/,
    ],
    [
      'a supplement wants older people',
      [supplementing('town', { adultAge: 21 })],
      /« âge minimal » est 18 dans « open-ended ».* écrivez au plus 18/,
    ],
    [
      'they list other towns',
      [supplementing('a', { towns: [lyon] }), supplementing('b', { towns: [{ ...lyon, group: 'métropole' }] })],
      /communes de « b » ne sont pas celles de « a »/,
    ],
    [
      'they ask too many questions together',
      [supplementing('town', { questions: Array.from({ length: 13 }, (_, index) => question(`q${index}`)) })],
      /13 questions, et 12 au plus/,
    ],
  ])('are refused where %s', (_, others, sentence) => {
    expect(sentences(openEndedCampaign, ...others)).toEqual([expect.stringMatching(sentence)]);
  });
});
