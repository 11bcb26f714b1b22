import { drawnFor, drawnName, lightPages } from '@alveole/contracts';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { pages } from './prerender.tsx';

const campaigns = [openEndedCampaign, programme2020];
const drawn = pages(campaigns);
const drawnOf = (page: string, campaign: Campaign): string => drawn[drawnName(page, campaign)] ?? '';
/** What one reads on it, whatever the width of a space that does not break. */
const wordsOf = (page: string, campaign: Campaign): string =>
  drawnOf(page, campaign).replace(drawnFor(campaign), '').replaceAll('\u00a0', ' ');
const own = lightPages.filter(({ remote }) => remote === 'public_site').map(({ page }) => page);

describe('the drawn pages', () => {
  it.each(own)('%s is there for each campaign, and says for which', (page) => {
    const wrong = campaigns.filter((campaign) => !drawnOf(page, campaign).startsWith(drawnFor(campaign)));
    expect(wrong).toEqual([]);
    expect(drawnOf(page, programme2020)).toContain('<h1');
  });

  it('tell the figures and the dates of their own campaign', () => {
    expect(wordsOf('programme', programme2020)).toContain('31 mars 2021');
    expect(wordsOf('programme', openEndedCampaign)).toContain('Pas de date de fin prévue');
    expect(wordsOf('faq', programme2020)).toContain('jusqu’au 31 mars 2021');
    expect(wordsOf('faq', openEndedCampaign)).not.toContain('2021');
    expect(wordsOf('landing', programme2020)).toContain('Jusqu’à 50 € pour remettre votre vélo en état');
  });

  it('leave blanks for what the installation says, and name no demonstration', () => {
    expect(drawnOf('programme', programme2020)).toMatch(/<li>{{funders}}<\/li><\/ul><p[^>]*>{{fundersNote}}<\/p>/);
    expect(drawnOf('accessibilite', programme2020)).toMatch(/mailto:{{professionals}}".*mailto:{{associations}}"/s);
    for (const html of Object.values(drawn)) expect(html).not.toMatch(/Alvéole|démonstration|\.example/);
  });
});
