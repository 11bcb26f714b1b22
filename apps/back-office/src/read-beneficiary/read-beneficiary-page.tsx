import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairRowView } from '@alveole/contracts/repair';
import { personName } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { useParams } from '@alveole/router';
import { Card, DefinitionList, EmptyState, ErrorState, formatEuros, Page, PageTitle, Skeleton } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { FlagCard } from '../flag-subject/flag-card.tsx';
import { useRepairs } from '../list-repairs/use-repairs.ts';
import { BeneficiaryFiles } from './beneficiary-files.tsx';
import { BeneficiaryHints } from './beneficiary-hints.tsx';
import { beneficiarySums } from './beneficiary-sums.ts';
import { texts } from './read-beneficiary.text.ts';

const trail = [{ label: texts.list, href: '/admin/backend/reparations' }];

/** A beneficiary as an administrator reads him: every file of his, what they used, flags, and hints of those to decide. */
export function ReadBeneficiaryPage({ api, notify, config: { campaign } }: RemoteProps): ReactNode {
  const { id = '' } = useParams();
  // His code is a whole word of the search; what else holds that word is no file of his.
  const list = useRepairs(api, { text: id });
  const files = list.rows.filter(({ consumerId }) => consumerId === id);
  const [newest] = files;
  return (
    <Page>
      <PageTitle lead={texts.lead} trail={trail} documentTitle={texts.title}>
        {newest ? personName(newest.person) : texts.title}
      </PageTitle>
      {list.error ? (
        <ErrorState
          message={frenchMessage(list.error)}
          requestId={isAppError(list.error) ? list.error.requestId : undefined}
          onRetry={list.retry}
          isRetrying={list.isRetrying}
        />
      ) : list.isPending ? (
        <Skeleton label={texts.loading} shape="row" count={6} />
      ) : newest ? (
        <>
          <Facts person={newest.person} files={files} campaign={campaign} />
          <FlagCard remote={{ api, notify }} subject="person" subjectId={id} />
          <BeneficiaryHints api={api} files={files} />
          <BeneficiaryFiles files={files} />
        </>
      ) : (
        <EmptyState icon="user" title={texts.none}>
          {texts.noneReason}
        </EmptyState>
      )}
    </Page>
  );
}

interface FactsProps extends Pick<RepairRowView, 'person'> {
  readonly files: readonly RepairRowView[];
  readonly campaign: Campaign;
}

function Facts({ person: { mobile, mail }, files, campaign }: FactsProps): ReactNode {
  const { bikes, sessions, grantedCents, awaitedCents } = beneficiarySums(files);
  return (
    <Card title={texts.facts}>
      <DefinitionList
        layout="columns"
        items={[
          { label: texts.bikes, value: texts.ofLimit(bikes, campaign.bikesPerPerson) },
          { label: texts.sessions, value: texts.ofLimit(sessions, campaign.sessionsPerPerson) },
          { label: texts.granted, value: formatEuros(grantedCents) },
          { label: texts.awaited, value: formatEuros(awaitedCents) },
          { label: texts.mobile, value: mobile && displayPhone(mobile) },
          { label: texts.mail, value: mail },
        ]}
      />
    </Card>
  );
}
