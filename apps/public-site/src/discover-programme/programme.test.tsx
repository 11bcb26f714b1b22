import { demonstrationProgramme } from '@alveole/domain';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import type { Campaign, Programme } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { ProgrammePage } from './programme-page.tsx';

function openPage(campaign: Campaign, programme?: Programme) {
  const props = fakeRemoteProps();
  renderScreen(<ProgrammePage {...props} config={{ ...props.config, campaign, ...(programme && { programme }) }} />);
}

const funders = () => {
  const section = within(screen.getByRole('region', { name: 'Les financeurs' }));
  return { section, names: section.getAllByRole('listitem').map(({ textContent }) => textContent) };
};

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

  it('gives each funder of a demonstration a tile, without anybody’s logo, and says that it is one', () => {
    openPage(openEndedCampaign);
    const { section, names } = funders();
    expect(names).toEqual(demonstrationProgramme.funders);
    expect(section.queryByRole('img')).not.toBeInTheDocument();
    expect(section.getByText(/^Ces noms sont ceux d’une démonstration/)).toBeInTheDocument();
  });

  it('names the funders of the installation, and then speaks of no demonstration', () => {
    const { name, contacts } = demonstrationProgramme;
    openPage(openEndedCampaign, { name, contacts, funders: ['Région Nord', 'Ville de Lens'] });
    expect(funders().names).toEqual(['Région Nord', 'Ville de Lens']);
    expect(screen.queryByText(/démonstration/)).not.toBeInTheDocument();
  });
});
