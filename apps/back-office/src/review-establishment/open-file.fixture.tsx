import { establishmentRoutes } from '@alveole/contracts/establishment';
import { messageRoutes } from '@alveole/contracts/message';
import type { Entity } from '@alveole/contracts/establishment';
import type { Role } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { ReviewEstablishmentPage } from './review-establishment-page.tsx';

const { readEntity, readEntityHistory, saveEntity } = establishmentRoutes;
const next = '1'.repeat(32);

type Changes = Parameters<typeof buildEntity>[0];
export const shopAt = (status: Entity['status'], changes: Changes = {}) =>
  buildEntity({
    entity_id: 'shop-1',
    status,
    ...changes,
    entity_data: { raison_sociale: 'Vélo Saône SARL', siret: '12345678900011', ...changes.entity_data },
  });

/** Opens the file of an establishment at the desk. */
export function openFile(entity: Entity | (() => Entity), who: { role?: Role; permission?: 0 | 1 } = {}) {
  const props = atDesk(who);
  props.api.answer(readEntity, entity).answer(saveEntity, ({ body }) => ({ row_hash: next, status: body.status ?? 0 }));
  props.api.answer(readEntityHistory, []).answer(messageRoutes.previewEntityMail, ({ body }) => ({
    to: 'atelier@exemple.fr',
    subject: `Courriel ${body.mail}`,
    paragraphs: ['Bonjour,', ...body.reasons],
  }));
  const page = renderScreen(
    <Routes>
      <Route path="/admin/backend/folder/:id" element={<ReviewEstablishmentPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/admin/backend/folder/shop-1' },
  );
  return { props, ...page, saved: () => props.api.callsOf(saveEntity).map(({ body }) => body) };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const confirm = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });
