import { drawnName } from '@alveole/contracts';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { pages } from '../prerender.tsx';
import { LandingPage } from './landing-page.tsx';
import { postcodeFault } from './postcode-fault.ts';

const props = fakeRemoteProps();
const { campaign } = props.config;
const open = () => renderScreen(<LandingPage {...props} />, { at: '/auth/particulier' });

it('the landing leads to all questions and their answers', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('link', { name: 'Toutes les questions fréquentes' }));
  expect(address()).toBe('/auth/particulier/faq');
});

it('the landing names below its title what each campaign that adds to the first one adds at most', () => {
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
  const config = { ...props.config, campaign: { ...campaign, supplements: [town] } };
  const { unmount } = renderScreen(<LandingPage {...props} config={config} />, { at: '/auth/particulier' });
  expect(
    screen.getByText(/jusqu’à 20\s€ de plus avec «\sStrasbourg à vélo\s», selon ses conditions/),
  ).toBeInTheDocument();
  unmount();
  open();
  expect(screen.queryByText(/de plus avec/)).not.toBeInTheDocument();
});

describe('the way to the finder', () => {
  it('explains the marks of the map of the landing without numbers, which belong to the steps', () => {
    open();
    const kind = screen.getByRole('heading', { name: 'Ateliers associatifs' }).closest('li');
    expect(kind?.querySelector('svg')).not.toBeNull();
    expect(kind).not.toHaveTextContent(/\d/);
  });

  it('takes the postcode along', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('textbox', { name: 'Votre code postal' }), '69001{Enter}');
    expect(address()).toBe('/auth/particulier/faire-reparer?cp=69001');
  });

  it('says at once that a letter is wrong, and only when asked that digits are missing', async () => {
    const { user, address } = open();
    const field = screen.getByRole('textbox', { name: 'Votre code postal' });
    await user.type(field, '69');
    expect(field).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(field).toHaveAccessibleDescription('Veuillez saisir un code postal');
    await user.type(field, 'x');
    expect(field).toHaveAccessibleDescription('Veuillez saisir un numéro de département ou un code postal');
    expect(address()).toBe('/auth/particulier');
  });

  it('takes five digits and nothing else', () => {
    fc.assert(fc.property(fc.string(), (typed) => (postcodeFault(typed) === undefined) === /^\d{5}$/.test(typed)));
  });
});

it('is the same page when it is prerendered', () => {
  const { container } = open();
  const prerendered = document.createElement('div');
  prerendered.innerHTML = pages([campaign])[drawnName('landing', campaign)] ?? '';
  expect(prerendered.textContent).toBe(container.textContent);
});
