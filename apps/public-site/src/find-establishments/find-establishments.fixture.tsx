import { establishmentRoutes } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import type { PublicEntity } from '@alveole/contracts/establishment';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { FindLessonPage } from './find-lesson-page.tsx';
import { FindEstablishmentsPage } from './find-establishments-page.tsx';

const { findPublicEntities } = establishmentRoutes;
const { locateAddress, listTownsByName, listTownsOfZip, listTownsWithin } = locationRoutes;

export const shop = (changes: Partial<PublicEntity> = {}): PublicEntity => ({
  id: 'shop-1',
  name: 'Les Cycles du Rhône',
  addr: '12 rue Terme',
  zip: '69001',
  city: 'Lyon',
  phone: '+33478280000',
  website: 'www.cycles.example',
  atelier: false,
  isVE: false,
  gps: [45.767, 4.834],
  distance: 412,
  ...changes,
});
export const workshop = shop({
  id: 'shop-2',
  name: 'Le Chat Perché',
  atelier: true,
  distance: 1130,
  website: undefined,
});
const offMap = shop({
  id: 'shop-3',
  name: 'Vélo Saône',
  gps: undefined,
  hourly: { rdvOnly: true, noMap: true },
  phone: undefined,
});

const towns = [
  { name: 'Villeurbanne', insee: '69266', zip: '69100' },
  { name: 'Villeurbanne-sur-Rien', insee: '00001', zip: '99999' },
];

/** jsdom scrolls nothing. */
export const scrollIntoView = jest.fn();
export function scrollNowhere(): void {
  scrollIntoView.mockClear();
  Object.assign(Element.prototype, { scrollIntoView });
  Object.assign(window, { scrollTo: jest.fn() });
}

export const repairPath = '/auth/particulier/faire-reparer';

export function openPage({ at = repairPath, shops = [shop(), workshop, offMap], isInformed = true } = {}) {
  localStorage.clear();
  if (isInformed) localStorage.setItem('infoReparer', '1');
  const props = fakeRemoteProps();
  props.api.answer(locateAddress, { latitude: 45.767, longitude: 4.834, label: 'Mairie de Lyon' });
  props.api.answer(listTownsOfZip, [{ name: 'Lyon', insee: '69381' }]);
  props.api.answer(findPublicEntities, shops);
  props.api.answer(listTownsByName, towns);
  props.api.answer(listTownsWithin, [{ name: 'Villeurbanne', latitude: 45.77, longitude: 4.88 }]);
  const Page = at.startsWith(repairPath) ? FindEstablishmentsPage : FindLessonPage;
  return { ...props, ...renderScreen(<Page {...props} />, { at }) };
}

export const field = () => screen.getByRole('textbox', { name: 'Votre code postal' });
export const results = () => screen.findByRole('list', { name: 'Réparateurs trouvés' });
export const names = async () =>
  within(await results())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
