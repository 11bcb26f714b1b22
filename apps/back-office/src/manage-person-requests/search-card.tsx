import type { FoundSubjectView, SubjectView } from '@alveole/contracts/person-request';
import {
  Button,
  Card,
  DateField,
  EmptyState,
  Form,
  formatDate,
  Grid,
  Notice,
  PhoneField,
  Stack,
  Table,
  TextField,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { displayPhone, mobile as mobileRule } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { searchTexts as texts } from './manage-person-requests.text.ts';
import { useAttempt } from './use-attempt.ts';
import type { RequestInHand } from './use-person-request.ts';

interface Draft {
  readonly mobile: string;
  readonly mail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
}

export interface CardProps {
  readonly inHand: RequestInHand;
  readonly isOpen: boolean;
}

/** Searches every service for what names the person, and links it to the request. */
export function SearchCard({ inHand, isOpen }: CardProps): ReactNode {
  const { request, search, act } = inHand;
  const [draft, setDraft] = useState<Draft>({
    mobile: request.mobile ?? '',
    mail: request.mail ?? '',
    ...{ firstName: '', lastName: '', birthDate: '' },
  });
  const [found, setFound] = useState<readonly FoundSubjectView[]>();
  const [fault, setFault] = useState<string>();
  const { isPending, failure, attempt } = useAttempt();
  const change = (fields: Partial<Draft>) => setDraft((former) => ({ ...former, ...fields }));
  const canSearch = isOpen && request.erasure === undefined && request.correctedAt === undefined;
  const send = async (): Promise<void> => {
    const by = searchOf(draft);
    setFault(by === undefined ? texts.needed : undefined);
    if (by !== undefined) setFound(await attempt(() => search(by)));
  };
  const link = (subject: SubjectView) => {
    const subjects = [...request.subjects, subject].map(({ kind, subjectId }) => ({ kind, subjectId }));
    return attempt(() => act({ act: 'link', subjects }));
  };
  const isLinked = ({ subjectId }: SubjectView) => request.subjects.some((one) => one.subjectId === subjectId);
  return (
    <Card title={texts.title}>
      <Stack gap="200">
        {request.subjects.length > 0 ? <Subjects subjects={request.subjects} /> : null}
        {canSearch ? (
          <Form onSubmit={() => void send()} error={fault ?? failure} aria-label={texts.title}>
            <p>{texts.lead}</p>
            <Grid>
              <PhoneField
                label={texts.mobile}
                value={draft.mobile}
                onChange={(mobile) => change({ mobile })}
                autoComplete="off"
              />
              <TextField
                label={texts.mail}
                value={draft.mail}
                onChange={(mail) => change({ mail })}
                autoComplete="off"
              />
              <TextField
                label={texts.lastName}
                value={draft.lastName}
                onChange={(lastName) => change({ lastName })}
                autoComplete="off"
              />
              <TextField
                label={texts.firstName}
                value={draft.firstName}
                onChange={(firstName) => change({ firstName })}
                autoComplete="off"
              />
              <DateField
                label={texts.birthDate}
                value={draft.birthDate}
                onChange={(birthDate) => change({ birthDate })}
              />
            </Grid>
            <Button type="submit" isPending={isPending}>
              {texts.search}
            </Button>
          </Form>
        ) : null}
        <div role="status">
          {found?.length === 0 ? <EmptyState title={texts.nothing} /> : null}
          {found !== undefined && request.identity ? <Notice tone="warning">{texts.again}</Notice> : null}
        </div>
        {found && found.length > 0 ? (
          <Table label={texts.found} columns={columnsOf(isLinked, link)} rows={found} rowKey={keyOf} />
        ) : null}
      </Stack>
    </Card>
  );
}

function Subjects({ subjects }: { readonly subjects: readonly SubjectView[] }): ReactNode {
  return (
    <ul>
      {subjects.map((subject) => (
        <li key={keyOf(subject)}>{subject.name === '' ? 'Effacé' : `${subject.name} · ${factsText(subject)}`}</li>
      ))}
    </ul>
  );
}

const keyOf = ({ kind, subjectId }: SubjectView): string => `${kind} ${subjectId}`;

function columnsOf(
  isLinked: (subject: SubjectView) => boolean,
  link: (subject: SubjectView) => Promise<unknown>,
): readonly TableColumn<FoundSubjectView>[] {
  return [
    { id: 'name', header: 'Nom', isRowHeader: true, cell: ({ name }) => <strong>{name}</strong> },
    { id: 'kind', header: 'Nature', cell: ({ kind, detail }) => detail ?? kindLabels[kind] },
    { id: 'facts', header: 'Ce qu’on en sait', cell: factsText },
    { id: 'files', header: 'Dossiers', align: 'end', cell: ({ files }) => files },
    { id: 'messages', header: 'Messages', align: 'end', cell: ({ messages }) => messages },
    {
      id: 'acts',
      header: texts.link,
      isHeaderHidden: true,
      isCardAct: true,
      cell: (subject) =>
        isLinked(subject) ? (
          texts.linked
        ) : (
          <Button size="s" onPress={() => void link(subject)} aria-label={`${texts.link}\u00a0: ${subject.name}`}>
            {texts.link}
          </Button>
        ),
    },
  ];
}

const kindLabels = { consumer: 'Bénéficiaire', entity: 'Représentant d’établissement', account: 'Compte' } as const;

function factsText({ mobile, mail, birthDate, birthPlace }: SubjectView): string {
  const born = birthDate && `né(e) le ${formatDate(birthDate)}${birthPlace ? ` à ${birthPlace}` : ''}`;
  return [born, mobile && displayPhone(mobile), mail].filter(Boolean).join(' · ');
}

function searchOf({ mobile, mail, firstName, lastName, birthDate }: Draft) {
  const number = mobileRule.safeParse(mobile).data;
  const isNamed = firstName.trim() !== '' && lastName.trim() !== '' && /^\d{4}-\d{2}-\d{2}$/.test(birthDate);
  if (number === undefined && mail.trim() === '' && !isNamed) return undefined;
  return {
    ...(number !== undefined && { mobile: number }),
    ...(mail.trim() !== '' && { mail: mail.trim() }),
    ...(isNamed && { firstName: firstName.trim(), lastName: lastName.trim(), birthDate }),
  };
}
