import { frenchMessage } from '@alveole/api-client';
import { isAppError, type RemoteProps } from '@alveole/contracts';
import { type ColleagueView, type NewColleagueRequest } from '@alveole/contracts/colleague';
import { accountStateOf, ToggleDialog } from '@alveole/shared-screens/manage-accounts';
import { Button, Cluster, ErrorState, Row, Skeleton, Stack, StatusBadge } from '@alveole/ui';
import { useState, type ReactNode } from 'react';
import { ColleagueDialog } from './colleague-dialog.tsx';
import classes from '../revoke-access/access-list.module.css';
import { permissionTexts, refusals, texts, toggleConsequences } from './manage-colleagues.text.ts';
import { useColleagues } from './use-colleagues.ts';

/** The accounts of the establishment, for its administrators. */
export function ColleaguesSection({ remote }: { remote: RemoteProps }): ReactNode {
  const { colleagues, open, change } = useColleagues(remote);
  const [edited, setEdited] = useState<ColleagueView | 'new'>();
  const [toggled, setToggled] = useState<ColleagueView>();
  const isOwn = ({ userId }: ColleagueView) => userId === remote.session.userId;
  const colleague = edited === 'new' ? undefined : edited;
  const save = ({ mail, name, permission }: NewColleagueRequest): Promise<void> => {
    if (colleague === undefined) return open({ mail, name, permission });
    const renamed = { name, ...(mail === colleague.mail ? {} : { mail }) };
    return change(colleague, isOwn(colleague) ? renamed : { ...renamed, permission }, texts.changed);
  };
  return (
    <Stack gap="200">
      <p>{texts.lead}</p>
      {colleagues.isPending ? <Skeleton shape="row" count={2} label={texts.loading} /> : null}
      {colleagues.isError ? (
        <ErrorState
          message={frenchMessage(colleagues.error, refusals)}
          requestId={isAppError(colleagues.error) ? colleagues.error.requestId : undefined}
          onRetry={() => void colleagues.refetch()}
          isRetrying={colleagues.isRefetching}
        />
      ) : null}
      {colleagues.data ? (
        <>
          <ul aria-label={texts.list} className={classes.list}>
            {colleagues.data.map((one) => (
              <li key={one.userId} className={classes.person}>
                <Person colleague={one} isOwn={isOwn(one)} onEdit={setEdited} onToggle={setToggled} />
              </li>
            ))}
          </ul>
          <Row>
            <Button icon="plus" onPress={() => setEdited('new')}>
              {texts.add}
            </Button>
          </Row>
        </>
      ) : null}
      {edited ? (
        <ColleagueDialog
          colleague={colleague}
          isOwn={colleague !== undefined && isOwn(colleague)}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {toggled ? (
        <ToggleDialog
          account={toggled}
          consequences={toggleConsequences}
          refusals={refusals}
          onChange={change}
          onClose={() => setToggled(undefined)}
        />
      ) : null}
    </Stack>
  );
}

interface PersonProps {
  readonly colleague: ColleagueView;
  readonly isOwn: boolean;
  readonly onEdit: (colleague: ColleagueView) => void;
  readonly onToggle: (colleague: ColleagueView) => void;
}

function Person({ colleague, isOwn, onEdit, onToggle }: PersonProps): ReactNode {
  const { name, mail, permission, isDisabled } = colleague;
  const { tone, label } = accountStateOf(colleague);
  const toggle = isDisabled ? texts.enable : texts.disable;
  const named = name || mail;
  return (
    <>
      <div className={classes.identity}>
        <strong>{isOwn ? `${named} (${texts.you})` : named}</strong>
        <span>{name ? `${mail} · ${permissionTexts[permission]}` : permissionTexts[permission]}</span>
      </div>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Cluster>
        <Button size="s" onPress={() => onEdit(colleague)} aria-label={`${texts.edit}\u00a0: ${named}`}>
          {texts.edit}
        </Button>
        {isOwn ? null : (
          <Button
            size="s"
            variant={isDisabled ? 'secondary' : 'danger'}
            onPress={() => onToggle(colleague)}
            aria-label={`${toggle}\u00a0: ${named}`}
          >
            {toggle}
          </Button>
        )}
      </Cluster>
    </>
  );
}
