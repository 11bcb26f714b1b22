import type { RemoteProps } from '@alveole/contracts';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import { useQuery } from '@alveole/query';
import { Select, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { drawWaitingPages } from './draw-waiting-pages.tsx';

function Waiting({ api, session, config }: RemoteProps): ReactNode {
  const { isPending } = useQuery({ queryKey: ['files'], queryFn: () => api.call({} as never, {} as never) });
  return (
    <>
      <h1>
        {session.role} of {config.programme.name}
      </h1>
      <Select label="Statut" options={[{ value: '1', label: 'Validé' }]} value="1" onChange={() => undefined} />
      {isPending ? <Skeleton label="Chargement des dossiers" /> : <p>Dossiers</p>}
    </>
  );
}

const drawn = drawWaitingPages([openEndedCampaign, programme2020], {
  '/admin/dashboard': Waiting,
  '/admin/nowhere': Waiting,
});

it('draws a page for each role that it is shown to and for each campaign, under the names that the gateway reads', () => {
  expect(Object.keys(drawn).toSorted()).toEqual(
    ['ADM', 'ALL', 'FUB'].flatMap((role) => [
      `waiting/${role}/admin/dashboard.open-ended`,
      `waiting/${role}/admin/dashboard.programme-2020`,
    ]),
  );
});

it('draws a page as its role sees it before any answer, with blanks for what the installation says', () => {
  const html = drawn['waiting/ALL/admin/dashboard.open-ended'] ?? '';
  expect(html).toMatch(/<h1>ALL<!-- --> of <!-- -->{{name}}<\/h1>/);
  expect(html).toContain('Chargement des dossiers');
  expect(html).not.toContain('<p>Dossiers');
});

it('draws no inline style, which the policy of a page refuses', () => {
  expect(Object.values(drawn).filter((html) => html.includes(' style='))).toEqual([]);
});
