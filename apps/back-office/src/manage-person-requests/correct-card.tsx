import { frenchMessage } from '@alveole/api-client';
import type { PersonCorrection, SubjectView } from '@alveole/contracts/person-request';
import { Button, Card, ConfirmDialog, DateField, Form, Grid, Notice, PhoneField, Stack, TextField } from '@alveole/ui';
import { mail as mailRule, mobile as mobileRule } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusals, searchTexts, workTexts as texts } from './manage-person-requests.text.ts';
import type { CardProps } from './search-card.tsx';
import type { RequestInHand } from './use-person-request.ts';

/** What names the person, corrected in every file; one form for each record that is linked. */
export function CorrectCard({ inHand: { request, act }, isOpen }: CardProps): ReactNode {
  const people = request.subjects.filter(({ kind, name }) => kind === 'consumer' && name !== '');
  return (
    <Card title={texts.correctTitle}>
      <Stack gap="200">
        <p>{texts.correctLead}</p>
        <div role="status">{request.correctedAt ? <Notice tone="success">{texts.corrected}</Notice> : null}</div>
        {isOpen ? people.map((subject) => <CorrectForm key={keyOf(subject)} subject={subject} act={act} />) : null}
      </Stack>
    </Card>
  );
}

/** A corrected record begins its form anew. */
const keyOf = ({ subjectId, name, mobile, mail, birthDate }: SubjectView): string =>
  [subjectId, name, mobile, mail, birthDate].join(' ');

interface CorrectFormProps extends Pick<RequestInHand, 'act'> {
  readonly subject: SubjectView;
}

function CorrectForm({ subject, act }: CorrectFormProps): ReactNode {
  const [firstName = '', ...rest] = subject.name.split(' ');
  const before = {
    ...{ firstName, lastName: rest.join(' ') },
    ...{ birthDate: subject.birthDate ?? '', mobile: subject.mobile ?? '', mail: subject.mail ?? '' },
  };
  const [draft, setDraft] = useState(before);
  const [wasSent, setWasSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = (fields: Partial<typeof before>) => setDraft((former) => ({ ...former, ...fields }));
  const correction = correctionOf(subject.subjectId, before, draft);
  const faults: ReturnType<typeof faultsOf> = wasSent ? faultsOf(draft) : {};
  const isChanged = Object.keys(correction).length > 1;
  const ask = () => {
    setWasSent(true);
    if (isChanged && !Object.values(faultsOf(draft)).some(Boolean)) setAsking(true);
  };
  return (
    <Form
      aria-label={`${texts.correctTitle}\u00a0: ${subject.name}`}
      onSubmit={ask}
      error={wasSent && !isChanged ? texts.nothingChanged : undefined}
    >
      <Grid>
        <TextField
          label={searchTexts.firstName}
          value={draft.firstName}
          onChange={(value) => change({ firstName: value })}
          autoComplete="off"
        />
        <TextField
          label={searchTexts.lastName}
          value={draft.lastName}
          onChange={(value) => change({ lastName: value })}
          autoComplete="off"
        />
        <DateField
          label={searchTexts.birthDate}
          value={draft.birthDate}
          onChange={(value) => change({ birthDate: value })}
        />
        <PhoneField
          label={texts.correctMobile}
          error={faults.mobile}
          value={draft.mobile}
          onChange={(value) => change({ mobile: value })}
          autoComplete="off"
        />
        <TextField
          label={texts.correctMail}
          error={faults.mail}
          value={draft.mail}
          onChange={(value) => change({ mail: value })}
          autoComplete="off"
        />
      </Grid>
      <Button type="submit" variant="primary">
        {texts.correct}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          title={texts.correctConfirm}
          consequence={texts.correctConsequence}
          confirmLabel={texts.correct}
          onConfirm={() => act({ act: 'correct', ...correction })}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      ) : null}
    </Form>
  );
}

type CorrectDraft = Readonly<Record<'firstName' | 'lastName' | 'birthDate' | 'mobile' | 'mail', string>>;

function faultsOf({ mobile, mail }: CorrectDraft): Partial<Record<'mobile' | 'mail', string | undefined>> {
  return {
    mobile: mobileRule.safeParse(mobile).error?.issues[0]?.message,
    mail: mail.trim() === '' ? undefined : mailRule.safeParse(mail).error?.issues[0]?.message,
  };
}

/** What was changed; empty texts change nothing. */
function correctionOf(consumerId: string, before: CorrectDraft, draft: CorrectDraft): PersonCorrection {
  const mobile = mobileRule.safeParse(draft.mobile).data ?? draft.mobile;
  const typed = { ...draft, mobile };
  const fields = Object.keys(before) as (keyof CorrectDraft)[];
  const changed = fields.filter((field) => typed[field].trim() !== before[field] && typed[field].trim() !== '');
  return { consumerId, ...Object.fromEntries(changed.map((field) => [field, typed[field].trim()])) };
}
