import type { RemoteProps } from '@alveole/contracts';
import { recordFirstCalls } from '@alveole/testing/browser';
import type { ComponentType } from 'react';
import table from './first-calls.json';
import { ProfilePage } from './save-establishment/profile-page.tsx';

const pages: readonly [keyof typeof table, ComponentType<RemoteProps>][] = [['/admin/profile', ProfilePage]];

const addressOf = (text: string): string =>
  text.replace(':id', 'REP00042_10001').replace(':list', 'etablissements').replace(':entityId', 'entity-1');

it.each(pages)('makes at %s the calls that its HTML sends ahead', (path, page) => {
  expect(recordFirstCalls({ page, role: 'REP', path, at: addressOf(path) })).toEqual(
    table[path].map(({ call }) => addressOf(call)).toSorted(),
  );
});

it('opens every page of the table', () => {
  expect(pages.map(([path]) => path)).toEqual(Object.keys(table));
});
