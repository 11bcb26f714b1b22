import type { RemoteProps } from '@alveole/contracts';
import { clientRoutes, grantOf, type GrantView } from '@alveole/contracts/software-client';
import { administratorLevel } from '@alveole/domain';
import { useQuery, useQueryClient } from '@alveole/query';
import { formatDate, formatDayTime } from '@alveole/ui';
import type { ReactNode } from 'react';
import { RevocableList } from '../revoke-access/revocable-list.tsx';
import { refusals, rightsText, sectionTexts as texts } from './manage-grants.text.ts';

const queryKey = ['grants'];

/** Software that acts for the shop; its administrators take the access back. */
export function GrantsSection({ remote }: { readonly remote: RemoteProps }): ReactNode {
  if (remote.session.permission !== administratorLevel) return <p>{texts.ofAdministrators}</p>;
  return <Grants remote={remote} />;
}

function Grants({ remote: { api, notify } }: { readonly remote: RemoteProps }): ReactNode {
  const cache = useQueryClient();
  const grants = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(clientRoutes.listGrants, {}, { signal })).map(grantOf),
  });
  const revoke = async ({ grantId }: GrantView): Promise<void> => {
    try {
      await api.call(clientRoutes.revokeGrant, { params: { id: grantId } });
    } finally {
      await cache.invalidateQueries({ queryKey });
    }
    notify({ tone: 'success', text: texts.revoked });
  };
  return <RevocableList query={grants} texts={texts} rowOf={rowOf} refusals={refusals} onRevoke={revoke} />;
}

const rowOf = ({ grantId, clientName, scopes, createdAt, createdBy, usedAt }: GrantView) => ({
  id: grantId,
  name: clientName,
  details: [
    rightsText(scopes),
    texts.given(formatDate(createdAt), createdBy),
    ...(usedAt ? [texts.used(formatDayTime(usedAt))] : []),
  ],
  consequence: texts.consequence,
});
