import type { RemoteProps } from '@alveole/contracts';
import type { PersonRequestView } from '@alveole/contracts/person-request';
import {
  identityDocumentLabels,
  isPersonRequestClosed,
  personRequestChannelLabels,
  personRequestKindLabels,
  personRequestStateLabels,
} from '@alveole/domain';
import type { IdentityDocument } from '@alveole/domain';
import { useParams } from '@alveole/router';
import { Card, DefinitionList, formatDate, formatDeskTime, Page, PageTitle, StatusBadge, Timeline } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { AnswerCard } from './answer-card.tsx';
import { CorrectCard } from './correct-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ForgetCard } from './forget-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { actTexts, pageTexts, refusals, stateTones, texts } from './manage-person-requests.text.ts';
import { SearchCard } from './search-card.tsx';
import { usePersonRequest } from './use-person-request.ts';
import type { RequestInHand } from './use-person-request.ts';

const trail = [{ label: texts.title, href: '/admin/backend/demandes' }];

/** One request: who asks, who it is, what is done, the answer, and all that happened. */
export function PersonRequestPage(remote: RemoteProps): ReactNode {
  const { id = '' } = useParams();
  const { query, inHand } = usePersonRequest(remote, id);
  const request = query.data;
  return (
    <Page>
      <PageTitle
        trail={trail}
        lead={request && personRequestKindLabels[request.kind]}
        documentTitle={request ? `Demande ${request.reference}` : texts.title}
      >
        {request ? request.name : texts.title}
      </PageTitle>
      <QueryState query={query} label={pageTexts.loading} count={6} refusals={refusals} />
      {request ? (
        <>
          <Facts request={request} />
          <Steps key={id} inHand={inHand(request)} />
          <Card title={pageTexts.history}>
            <Timeline items={request.history.map(historyItem).reverse()} />
          </Card>
        </>
      ) : null}
    </Page>
  );
}

/** The work in its order: find, identify, do, answer. */
function Steps({ inHand }: { readonly inHand: RequestInHand }): ReactNode {
  const { request } = inHand;
  const isOpen = !isPersonRequestClosed(request.state);
  const isIdentified = request.identity !== undefined;
  const isFound = request.subjects.length > 0;
  return (
    <>
      {isOpen || isFound ? <SearchCard inHand={inHand} isOpen={isOpen} /> : null}
      {isFound && (isOpen || isIdentified) ? <IdentityCard inHand={inHand} isOpen={isOpen} /> : null}
      {isIdentified && request.kind === 'access' ? <ExportCard inHand={inHand} isOpen={isOpen} /> : null}
      {isIdentified && request.kind === 'correction' ? <CorrectCard inHand={inHand} isOpen={isOpen} /> : null}
      {isIdentified && request.kind === 'erasure' ? <ForgetCard inHand={inHand} isOpen={isOpen} /> : null}
      <AnswerCard inHand={inHand} isOpen={isOpen} />
    </>
  );
}

function Facts({ request }: { readonly request: PersonRequestView }): ReactNode {
  const { reference, state, channel, receivedOn, dueOn, mobile, mail } = request;
  return (
    <Card title={pageTexts.facts}>
      <DefinitionList
        layout="columns"
        items={[
          {
            label: texts.state,
            value: <StatusBadge tone={stateTones[state]}>{personRequestStateLabels[state]}</StatusBadge>,
          },
          { label: texts.reference, value: reference },
          { label: texts.due, value: formatDate(dueOn) },
          { label: texts.received, value: formatDate(receivedOn) },
          { label: texts.channel, value: personRequestChannelLabels[channel] },
          { label: pageTexts.contact, value: mail ?? (mobile ? displayPhone(mobile) : pageTexts.noContact) },
        ]}
      />
    </Card>
  );
}

function historyItem({ at, act, by, text }: PersonRequestView['history'][number], index: number) {
  const isDocument = act === 'note-document' && text !== undefined;
  const detail = isDocument ? identityDocumentLabels[text as IdentityDocument] : freeText(act, text);
  return {
    id: String(index),
    when: formatDeskTime(at),
    instant: at,
    title: actTexts[act],
    detail: [detail, by].filter(Boolean).join(' · ') || undefined,
  };
}

/** What the history keeps in words of machines is told elsewhere on the page. */
const freeText = (act: string, text: string | undefined): string | undefined =>
  ['extend', 'send-code', 'own-code'].includes(act) ? text : undefined;
