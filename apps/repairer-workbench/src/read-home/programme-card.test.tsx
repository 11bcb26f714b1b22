import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { ProgrammeCard } from './programme-card.tsx';

it('the home of a shop names what each campaign that adds to the first one adds at most', async () => {
  const town = {
    id: 'ville',
    version: 1,
    name: 'Strasbourg à vélo',
    startsOn: '2026-01-01',
    endsOn: null,
    rules: {},
    repairCapCents: 20_00,
    funders: [{ id: 'ville', name: 'Ville', pays: 'remainder' as const }],
  };
  const props = atCounter();
  props.api.answer(pickUpRoutes.readSmsSwitch, { disable_sms: 'no' });
  const config = { ...props.config, campaign: { ...openEndedCampaign, supplements: [town] } };
  renderScreen(<ProgrammeCard api={props.api} config={config} />);
  expect(await screen.findByText(/«\sStrasbourg à vélo\s» y ajoute jusqu’à 20,00\s€/)).toBeInTheDocument();
});
