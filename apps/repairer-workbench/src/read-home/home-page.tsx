import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { OwedView } from '@alveole/contracts/refund';
import type { CounterHomeView } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { UseQueryResult } from '@alveole/query';
import { ErrorState, Grid, LinkButton, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { leadOf } from '../keep-answers/updated-at.ts';
import { unreadFilter } from '../list-repairs/status-filters.ts';
import { IncidentNotice } from '../declare-incident/incident-notice.tsx';
import { useIncident } from '../declare-incident/read-incident.ts';
import { useOwnEstablishment } from '../keep-answers/use-own-establishment.ts';
import { paths } from '../paths.ts';
import { useOwed } from '../read-payments/use-payments.ts';
import { MoneyCard } from './money-card.tsx';
import { OpeningNotice } from './opening-notice.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { texts } from './home.text.ts';
import classes from './home.module.css';
import { useHome, useSmsOff } from './use-home.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Where a repairer arrives: a file is one tap away, then what waits, the money that is due, what the programme tells. */
export function HomePage(props: RemoteProps): ReactNode {
  const home = useHome(props.api);
  // The service of the money may be silent: its card alone waits for it, in its place.
  const owed = useOwed(props.api);
  // All in one: what comes later would push what a finger is about to press.
  const waited = [home, useIncident(props.api), useOwnEstablishment(props), useSmsOff(props.api)];
  const isPending = waited.some((query) => query.isPending);
  return (
    <Page>
      <PageTitle lead={leadOf(texts.lead, home.dataUpdatedAt)}>{texts.title}</PageTitle>
      <div className={classes.openings}>
        <LinkButton href={paths.reception} variant="accent" size="l" icon="wrench" isWide>
          {texts.openRepair}
        </LinkButton>
        <LinkButton href={paths.sessionReception} variant="secondary" size="l" icon="bike" isWide>
          {texts.openSession}
        </LinkButton>
      </div>
      {isPending ? (
        <Skeleton label={texts.loading} shape="card" count={5} columns="wide" />
      ) : (
        <Answers {...props} home={home} owed={owed} />
      )}
    </Page>
  );
}

interface AnswersProps extends RemoteProps {
  readonly home: UseQueryResult<CounterHomeView>;
  readonly owed: UseQueryResult<OwedView>;
}

function Answers({ home, owed, ...props }: AnswersProps): ReactNode {
  return (
    <>
      <OpeningNotice {...props} />
      <IncidentNotice {...props} />
      {home.isError ? (
        <ErrorState
          message={frenchMessage(home.error)}
          requestId={isAppError(home.error) ? home.error.requestId : undefined}
          onRetry={() => void home.refetch()}
          isRetrying={home.isRefetching}
        />
      ) : null}
      <Grid columns="wide">
        {home.data ? <Waiting home={home.data} owed={owed} /> : null}
        <ProgrammeCard {...props} />
      </Grid>
    </>
  );
}

/** The lists of everything, each under its filter. */
const lists = {
  toFinish: `${paths.repairs}?etat=${RepairStatus.incomplete}`,
  toAnswer: paths.complements,
  unread: `${paths.repairs}?etat=${unreadFilter}`,
} as const;

function Waiting({ home, owed }: Pick<AnswersProps, 'owed'> & { readonly home: CounterHomeView }): ReactNode {
  return (
    <>
      <WaitingCard kind="toFinish" icon="edit" waiting={home.toFinish} listHref={lists.toFinish} />
      <WaitingCard kind="toAnswer" icon="reply" waiting={home.toAnswer} listHref={lists.toAnswer} />
      <WaitingCard kind="unread" icon="message" waiting={home.unread} listHref={lists.unread} />
      <MoneyCard {...home} owed={owed} />
    </>
  );
}
