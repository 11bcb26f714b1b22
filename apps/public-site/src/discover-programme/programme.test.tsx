import { openEndedCampaign, programme2020 } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { ProgrammePage } from './programme-page.tsx';

function openPage(campaign: Campaign) {
  const props = fakeRemoteProps();
  renderScreen(<ProgrammePage {...props} config={{ ...props.config, campaign }} />);
}

describe('the programme', () => {
  it('shows the figures of the running campaign', () => {
    openPage({ ...openEndedCampaign, repairCapCents: 60_00, bikesPerPerson: 4 });
    const repairs = screen.getByRole('heading', { name: 'Prime à la réparation' }).closest('li');
    expect(repairs).toHaveTextContent('60 €');
    expect(repairs).toHaveTextContent('Jusqu’à 4 vélos par personne');
    expect(screen.getByRole('heading', { name: 'Remise en selle' }).closest('li')).toHaveTextContent('67,50 €');
    expect(screen.getByRole('heading', { name: 'Stationnement' }).closest('li')).toHaveTextContent('60 %');
  });

  it('gives the dates, and the end where there is one', () => {
    openPage(programme2020);
    expect(screen.getByText('Fin du programme').parentElement).toHaveTextContent('31 mars 2021');
    expect(screen.getByText('Prime à la réparation, depuis le').parentElement).toHaveTextContent('11 mai 2020');
  });

  it('says that no end is set for an open campaign', () => {
    openPage(openEndedCampaign);
    expect(screen.getByText('Fin du programme').parentElement).toHaveTextContent('Pas de date de fin prévue');
  });

  it('leaves room for six funders, whose names read as a demonstration, without anybody’s logo', () => {
    openPage(openEndedCampaign);
    const section = screen.getByRole('region', { name: 'Les financeurs' });
    const names = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect(name).toMatch(/^\p{L}+ de démonstration( \p{L}+)*$/u);
    expect(within(section).queryByRole('img')).not.toBeInTheDocument();
  });
});
