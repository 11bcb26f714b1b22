import { frenchMessage } from '@alveole/api-client';
import { isAppError, type RemoteProps } from '@alveole/contracts';
import { clientRoutes, grantOf, type GrantView } from '@alveole/contracts/software-client';
import { administratorLevel } from '@alveole/domain';
import { useQuery, useQueryClient } from '@alveole/query';
import { Button, ConfirmDialog, ErrorState, formatDate, formatDayTime, Skeleton, Stack } from '@alveole/ui';
import { useState, type ReactNode } from 'react';
import classes from '../manage-colleagues/colleagues-section.module.css';
import { refusals, rightsText, sectionTexts as texts } from './manage-grants.text.ts';

const queryKey = ['grants'];

/** Software that acts for the shop; its administrators take the access back. */
export function GrantsSection({ remote }: { readonly remote: RemoteProps }): ReactNode {
  if (remote.session.permission !== administratorLevel) return <p>{texts.ofAdministrators}</p>;
  return <Grants remote={remote} />;
}

function Grants({ remote: { api, notify } }: { readonly remote: RemoteProps }): ReactNode {
  const cache = useQueryClient();
  const [revoked, setRevoked] = useState<GrantView>();
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
  return (
    <Stack gap="200">
      <p>{texts.lead}</p>
      {grants.isPending ? <Skeleton shape="row" label={texts.loading} /> : null}
      {grants.isError ? (
        <ErrorState
          message={frenchMessage(grants.error, refusals)}
          requestId={isAppError(grants.error) ? grants.error.requestId : undefined}
          onRetry={() => void grants.refetch()}
          isRetrying={grants.isRefetching}
        />
      ) : null}
      {grants.data?.length === 0 ? <p>{texts.empty}</p> : null}
      {grants.data?.length ? (
        <ul aria-label={texts.list} className={classes.list}>
          {grants.data.map((grant) => (
            <li key={grant.grantId} className={classes.person}>
              <div className={classes.identity}>
                <strong>{grant.clientName}</strong>
                <span>{rightsText(grant.scopes)}</span>
                <span>{texts.given(formatDate(grant.createdAt), grant.createdBy)}</span>
                {grant.usedAt ? <span>{texts.used(formatDayTime(grant.usedAt))}</span> : null}
              </div>
              <Button
                size="s"
                variant="danger"
                onPress={() => setRevoked(grant)}
                aria-label={`${texts.revoke}\u00a0: ${grant.clientName}`}
              >
                {texts.revoke}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {revoked ? (
        <ConfirmDialog
          isOpen
          onClose={() => setRevoked(undefined)}
          title={texts.revokeTitle(revoked.clientName)}
          consequence={texts.consequence}
          confirmLabel={texts.revoke}
          tone="danger"
          onConfirm={() => revoke(revoked)}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      ) : null}
    </Stack>
  );
}
