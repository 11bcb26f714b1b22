import { demonstrationProgramme } from '@alveole/domain';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import { demonstrationConfig } from './demonstration-config.fixture.ts';
import { blankProgramme, blanksOf, drawForEachCampaign, drawnFor, drawnName } from './drawn-pages.ts';
import { publicConfig } from './public-config.ts';

const campaigns = [openEndedCampaign, programme2020];

describe('the pages that are drawn before an installation serves them', () => {
  it('are drawn once for each campaign, each with its figures', () => {
    const drawn = drawForEachCampaign(campaigns, ({ campaign }) => ({ faq: `<h1>${campaign.endsOn}</h1>` }));
    expect(Object.keys(drawn)).toEqual(campaigns.map((campaign) => drawnName('faq', campaign)));
    expect(drawn[drawnName('faq', programme2020)]).toBe(`${drawnFor(programme2020)}<h1>2021-03-31</h1>`);
  });

  it('say for which figures: another campaign of the same name is another one', () => {
    const dearer = { ...openEndedCampaign, repairCapCents: 60_00 };
    expect(drawnName('faq', dearer)).toBe(drawnName('faq', openEndedCampaign));
    expect(drawnFor(dearer)).not.toBe(drawnFor(openEndedCampaign));
  });

  it('have a blank for everything that an installation says of its programme', () => {
    const { contacts } = blankProgramme;
    const blanks = [
      blankProgramme.name,
      ...Object.values(contacts),
      ...blankProgramme.funders,
      blankProgramme.fundersNote,
      blankProgramme.textsNote,
    ];
    expect(blanks).toEqual(Object.keys(blanksOf(demonstrationProgramme)).map((name) => `{{${name}}}`));
    expect(Object.keys(blankProgramme)).toEqual(Object.keys(demonstrationProgramme));
  });
});

it('an installation publishes its campaign and its programme, whole', () => {
  expect(publicConfig.parse(demonstrationConfig)).toEqual(demonstrationConfig);
  const nobodys = { ...demonstrationConfig, programme: undefined };
  expect(publicConfig.safeParse(nobodys).success).toBe(false);
});
