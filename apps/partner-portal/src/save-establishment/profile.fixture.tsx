import { type SessionView } from '@alveole/contracts';
import { establishmentRoutes, type Entity } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import { mediaRoutes } from '@alveole/contracts/media';
import { EstablishmentStatus, isValidated } from '@alveole/domain';
import { leavePage } from '@alveole/router';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { buildEntity } from '@alveole/testing/builders';
import { fireEvent, screen, within } from '@testing-library/react';
import { ProfilePage } from './profile-page.tsx';

const kbis = {
  media_gender: 'KBIS',
  media_id: 'kbis-1',
  media_url: 'accepted/entity-1/kbis-1.pdf',
  media_hash: 'b'.repeat(64),
} as const;
export const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
const nextHash = 'f'.repeat(32);

type Change = Parameters<typeof buildEntity>[0];

export function setUp({ entity_data, ...change }: NonNullable<Change> = {}, session: Partial<SessionView> = {}) {
  Object.assign(crypto, { randomUUID: () => uuid });
  const began: Entity = buildEntity({
    ...change,
    entity_data: { telephone: '+33388112233', repairman: 2, repairday: 12.5, documents: [kbis], ...entity_data },
  });
  let entity = began;
  const left = jest.fn();
  const props = fakeRemoteProps({ role: 'REP', session });
  props.api
    .answer(establishmentRoutes.readEntity, () => entity)
    .answer(locationRoutes.listTownsOfZip, [{ name: 'Strasbourg', insee: '67482' }])
    .answer(mediaRoutes.readMediaPrefix, { media_url_prefix: 'entity-1/' })
    .answer(mediaRoutes.readMediaPutUrl, { url: 'https://store.exemple.fr/put' })
    .answer(mediaRoutes.readMedia, { url: 'https://store.exemple.fr/kbis.pdf' })
    .answer(establishmentRoutes.saveEntity, {
      row_hash: nextHash,
      status: isValidated(entity.status) ? EstablishmentStatus.validated : EstablishmentStatus.resubmitted,
    });
  return {
    ...renderScreen(<ProfilePage {...props} />, { at: '/admin/profile' }),
    props,
    entity: began,
    /** Somebody else writes. */
    change: ({ entity_data: more, ...rest }: NonNullable<Change>) => {
      entity = { ...entity, ...rest, entity_data: { ...entity.entity_data, ...more } } as Entity;
    },
    /** As the menu's sign-out does. */
    leave: () => leavePage(left),
    hasLeft: () => left.mock.calls.length > 0,
  };
}
export type SetUp = ReturnType<typeof setUp>;

/** Opens a section, if it is closed. */
export async function section(name: string) {
  const line = await screen.findByRole('button', { name: new RegExp(`^${name}( |$)`) });
  if (line.getAttribute('aria-expanded') === 'false') fireEvent.click(line);
  return screen.findByRole('region', { name });
}
export const fill = (name: string, value: string, place: HTMLElement = document.body) =>
  fireEvent.change(within(place).getByLabelText(name), { target: { value } });
export const save = async ({ user }: SetUp) =>
  user.click(await screen.findByRole('button', { name: 'Valider les modifications' }));
export const savedBodies = ({ props }: SetUp) =>
  props.api.callsOf(establishmentRoutes.saveEntity).map(({ body }) => body);
export const refuse = ({ props }: SetUp, failure: unknown) =>
  props.api.answer(establishmentRoutes.saveEntity, () => {
    throw failure;
  });
