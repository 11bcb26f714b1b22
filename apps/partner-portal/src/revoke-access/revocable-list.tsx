import { frenchMessage, type FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { UseQueryResult } from '@alveole/query';
import { Button, ConfirmDialog, ErrorState, Skeleton, Stack } from '@alveole/ui';
import { useState, type ReactNode } from 'react';
import classes from './access-list.module.css';

export interface RevocableTexts {
  readonly lead: string;
  readonly loading: string;
  /** Names the list. */
  readonly list: string;
  readonly empty: string;
  /** The act, on its button and in the question. */
  readonly revoke: string;
  readonly revokeTitle: (name: string) => string;
}

/** How one of the list is shown. */
interface RevocableRow {
  readonly id: string;
  readonly name: string;
  /** Lines below the name. */
  readonly details: readonly string[];
  readonly badge?: ReactNode;
  /** What revoking it brings about, as the question says before it is done. */
  readonly consequence: string;
}

interface RevocableListProps<View> {
  readonly query: UseQueryResult<readonly View[]>;
  readonly texts: RevocableTexts;
  readonly rowOf: (view: View) => RevocableRow;
  readonly refusals?: FrenchTexts;
  /** Revokes what was confirmed; the dialog says why when it throws. */
  readonly onRevoke: (view: View) => Promise<void>;
}

/** Who or what has access to the account, each with the act that ends it. */
export function RevocableList<View>({ query, texts, rowOf, refusals, onRevoke }: RevocableListProps<View>): ReactNode {
  const [chosen, setChosen] = useState<View>();
  const views = query.data ?? [];
  const chosenRow = chosen && rowOf(chosen);
  return (
    <Stack gap="200">
      <p>{texts.lead}</p>
      {query.isPending ? <Skeleton shape="row" label={texts.loading} /> : null}
      {query.isError ? (
        <ErrorState
          message={frenchMessage(query.error, refusals)}
          requestId={isAppError(query.error) ? query.error.requestId : undefined}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      ) : null}
      {query.isSuccess && views.length === 0 ? <p>{texts.empty}</p> : null}
      {views.length > 0 ? (
        <ul aria-label={texts.list} className={classes.list}>
          {views.map((view) => (
            <Access key={rowOf(view).id} row={rowOf(view)} act={texts.revoke} onRevoke={() => setChosen(view)} />
          ))}
        </ul>
      ) : null}
      {chosen && chosenRow ? (
        <ConfirmDialog
          isOpen
          onClose={() => setChosen(undefined)}
          title={texts.revokeTitle(chosenRow.name)}
          consequence={chosenRow.consequence}
          confirmLabel={texts.revoke}
          tone="danger"
          onConfirm={() => onRevoke(chosen)}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      ) : null}
    </Stack>
  );
}

interface AccessProps {
  readonly row: RevocableRow;
  readonly act: string;
  readonly onRevoke: () => void;
}

function Access({ row: { name, details, badge }, act, onRevoke }: AccessProps): ReactNode {
  return (
    <li className={classes.person}>
      <div className={classes.identity}>
        <strong>{name}</strong>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </div>
      {badge}
      <Button size="s" variant="danger" onPress={onRevoke} aria-label={`${act}\u00a0: ${name}`}>
        {act}
      </Button>
    </li>
  );
}
