import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { clientRoutes, grantQuestionOf, grantRequestBody, returnUriOf } from '@alveole/contracts/software-client';
import type { GrantQuestion, GrantRequest } from '@alveole/contracts/software-client';
import { administratorLevel, scopeLabels } from '@alveole/domain';
import { useMutation, useQuery } from '@alveole/query';
import { useLocation } from '@alveole/router';
import { Button, Card, Cluster, ErrorState, LinkButton, Notice, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './allow-software.module.css';
import { refusals, returnText, sectionTexts, texts } from './manage-grants.text.ts';
import { grantRequestInAddress } from './grant-request-in-address.ts';

export interface AllowSoftwareProps extends RemoteProps {
  /** Leaves the site for the software. */
  readonly onLeave?: (uri: string) => void;
}

/** Software has sent a person here to be allowed to act for his shop: he sees who asks and for what, and decides. */
export function AllowSoftwarePage({ onLeave = leaveFor, ...remote }: AllowSoftwareProps): ReactNode {
  const request = grantRequestInAddress(useLocation().search);
  return (
    <Page width="form">
      <PageTitle>{texts.title}</PageTitle>
      {remote.session.permission === administratorLevel ? (
        <AskedRequest remote={remote} request={request} onLeave={onLeave} />
      ) : (
        <Notice tone="warning">{sectionTexts.ofAdministrators}</Notice>
      )}
    </Page>
  );
}

interface AskedRequestProps {
  readonly remote: RemoteProps;
  readonly request: GrantRequest | undefined;
  readonly onLeave: (uri: string) => void;
}

function AskedRequest({ remote: { api }, request, onLeave }: AskedRequestProps): ReactNode {
  const question = useQuery({
    queryKey: ['grant-request', request],
    queryFn: async ({ signal }) =>
      grantQuestionOf(await api.call(clientRoutes.readGrantRequest, { query: grantRequestBody(request!) }, { signal })),
    enabled: request !== undefined,
    retry: false,
  });
  const granting = useMutation({
    mutationFn: async () => returnUriOf(await api.call(clientRoutes.createGrant, { body: grantRequestBody(request!) })),
    onSuccess: onLeave,
  });
  if (request === undefined || isUnknown(question.error))
    return (
      <Notice tone="danger" title={texts.unknownTitle}>
        {texts.unknown}
      </Notice>
    );
  if (question.isError)
    return (
      <ErrorState
        message={frenchMessage(question.error, refusals)}
        requestId={isAppError(question.error) ? question.error.requestId : undefined}
        onRetry={() => void question.refetch()}
        isRetrying={question.isRefetching}
      />
    );
  if (!question.data) return <Skeleton shape="card" label={texts.loading} />;
  const { clientName, error, refuseUri } = question.data;
  if (error !== undefined)
    return (
      <Notice
        tone="danger"
        title={texts.wrongTitle}
        action={<LinkButton href={refuseUri}>{texts.goOn(clientName)}</LinkButton>}
      >
        {texts.wrong(clientName, error)}
      </Notice>
    );
  if (granting.data !== undefined)
    return (
      <Notice tone="success" isLive action={<LinkButton href={granting.data}>{texts.goOn(clientName)}</LinkButton>}>
        {texts.allowed(clientName)}
      </Notice>
    );
  return (
    <Question
      question={question.data}
      failure={granting.error ? frenchMessage(granting.error, refusals) : undefined}
      isPending={granting.isPending}
      onAllow={() => granting.mutate()}
    />
  );
}

interface QuestionProps {
  readonly question: GrantQuestion;
  readonly failure: string | undefined;
  readonly isPending: boolean;
  readonly onAllow: () => void;
}

function Question({ question: { clientName, reason, scopes, refuseUri }, failure, isPending, onAllow }: QuestionProps) {
  return (
    <Card title={texts.question(clientName)}>
      <Stack gap="200">
        <p>{reason}</p>
        <p>{texts.rights}</p>
        <ul className={classes.rights}>
          {scopes.map((scope) => (
            <li key={scope}>{scopeLabels[scope]}</li>
          ))}
        </ul>
        <p>{texts.trust}</p>
        <p>{returnText(refuseUri)}</p>
        <p>{texts.takeBack}</p>
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
        <Cluster>
          <Button variant="primary" isPending={isPending} onPress={onAllow}>
            {texts.allow}
          </Button>
          <LinkButton href={refuseUri}>{texts.refuse}</LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
}

const isUnknown = (error: unknown): boolean => isAppError(error) && error.code === 'NotFoundException';

const leaveFor = (uri: string): void => window.location.assign(uri);
