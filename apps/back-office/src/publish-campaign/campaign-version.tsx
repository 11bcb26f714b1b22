import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { WholeCampaignVersion } from '@alveole/contracts/campaign';
import { decideCampaignChange } from '@alveole/domain';
import {
  ActionBar,
  Button,
  Card,
  ConfirmDialog,
  DefinitionList,
  ErrorState,
  LinkButton,
  formatDate,
  Notice,
  Page,
  PageTitle,
  Skeleton,
  TextLink,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { Standing } from './campaign-versions.tsx';
import { VersionDoubts } from './file-faults.tsx';
import { FilesDifference } from './files-difference.tsx';
import {
  actText,
  publishConsequence,
  publishQuestion,
  refusals,
  texts,
  titleText,
  withdrawQuestion,
} from './publish-campaign.text.ts';
import { useCampaignVersion, useCampaignWriter } from './use-campaign-versions.ts';
import { replayPath, versionPath } from './version-address.ts';

/** One version: what it changes, who stands for it, and what may be decided. */
export function CampaignVersion({ id, ...remote }: RemoteProps & { readonly id: string }): ReactNode {
  const version = useCampaignVersion(remote.api, id);
  return (
    <Page>
      <PageTitle lead={<TextLink href={versionPath()}>{texts.back}</TextLink>}>
        {version.data ? titleText(version.data) : texts.version}
      </PageTitle>
      {version.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {version.isError ? (
        <ErrorState
          message={frenchMessage(version.error)}
          requestId={isAppError(version.error) ? version.error.requestId : undefined}
          onRetry={() => void version.refetch()}
          isRetrying={version.isRefetching}
        />
      ) : null}
      {version.data ? <Whole remote={remote} version={version.data} /> : null}
    </Page>
  );
}

interface WholeProps {
  readonly remote: RemoteProps;
  readonly version: WholeCampaignVersion;
}

function Whole({ remote, version }: WholeProps): ReactNode {
  const { holdsFrom, proposedBy, settledBy, reason, state, formerFiles, files, doubts } = version;
  return (
    <>
      <Card>
        <DefinitionList
          layout="rows"
          items={[
            { label: texts.state, value: <Standing version={version} /> },
            { label: texts.holdsFrom, value: holdsFrom ? formatDate(holdsFrom) : texts.fromTheBeginning },
            { label: texts.reason, value: proposedBy ? reason : texts.ownReason },
            ...(proposedBy ? [{ label: texts.proposed, value: actText(proposedBy) }] : []),
            ...(settledBy ? [{ label: texts.settled, value: actText(settledBy) }] : []),
          ]}
        />
      </Card>
      <VersionDoubts doubts={doubts} />
      <FilesDifference files={files} formerFiles={formerFiles} />
      {state === 'proposed' ? <Decisions remote={remote} version={version} /> : null}
    </>
  );
}

function Decisions({ remote: { api, notify, session }, version }: WholeProps): ReactNode {
  const actor = staffActorOf(session);
  const isAuthor = version.proposedBy?.userId === actor.userId;
  const writer = useCampaignWriter(api);
  const [asked, setAsked] = useState<'publish' | 'withdraw'>();
  const close = () => setAsked(undefined);
  const publish = async () => {
    await writer.publish(version);
    notify({ tone: 'success', text: texts.publishedNotice });
  };
  const withdraw = async () => {
    await writer.withdraw(version);
    notify({ tone: 'success', text: texts.withdrawnNotice });
  };
  const describeError = (failure: unknown) => frenchMessage(failure, refusals);
  return (
    <>
      <Notice>{isAuthor ? texts.isAuthor : texts.waits}</Notice>
      <ActionBar>
        <LinkButton href={replayPath(version.versionId)}>{texts.replay}</LinkButton>
        {isAuthor ? null : (
          <Button variant="primary" onPress={() => setAsked('publish')}>
            {texts.publish}
          </Button>
        )}
        {decideCampaignChange(actor).ok ? <Button onPress={() => setAsked('withdraw')}>{texts.withdraw}</Button> : null}
      </ActionBar>
      <ConfirmDialog
        isOpen={asked === 'publish'}
        onClose={close}
        title={publishQuestion(version.version)}
        consequence={[
          ...version.doubts.map(({ sentence }) => sentence),
          publishConsequence(version.holdsFrom ?? ''),
        ].join(' ')}
        confirmLabel={texts.publish}
        onConfirm={publish}
        describeError={describeError}
      />
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        onClose={close}
        title={withdrawQuestion(version.version)}
        consequence={texts.withdrawConsequence}
        confirmLabel={texts.withdraw}
        tone="danger"
        onConfirm={withdraw}
        describeError={describeError}
      />
    </>
  );
}
