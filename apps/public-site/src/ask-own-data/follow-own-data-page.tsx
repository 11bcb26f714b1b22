import type { RemoteProps } from '@alveole/contracts';
import { isPersonRequestReference } from '@alveole/contracts/person-request';
import { useLocation } from '@alveole/router';
import { Button, ButtonLink, CodeField, Form, TextField } from '@alveole/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnDataView } from '@alveole/contracts/person-request';
import { failureText } from '../person-form/failure-text.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { followTexts as texts, refusals } from './ask-own-data.text.ts';
import { useOwnData } from './use-own-data.ts';

const codeDigits = 6;

/** Whoever asked shows by a code who he is, and takes his data once they are ready. */
export function FollowOwnDataPage({ api }: RemoteProps): ReactNode {
  // The reference stands behind `#`: browsers send that part to no server.
  const given = useLocation().hash.slice(1);
  const [reference, setReference] = useState(isPersonRequestReference(given) ? given : '');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<'code' | 'both'>();
  const { sending, reading } = useOwnData(api);
  const isReference = isPersonRequestReference(reference);
  const send = () => {
    setTried('code');
    if (isReference) sending.mutate(reference);
  };
  const submit = () => {
    setTried('both');
    if (isReference && code.length === codeDigits) reading.mutate({ reference, code });
  };
  if (reading.data) return <ReadPage ownData={reading.data} />;
  const failure = reading.error ?? sending.error;
  return (
    <PublicPage title={texts.title} lead={texts.lead} width="form">
      <Form onSubmit={submit} error={failure ? failureText(failure, refusals) : undefined} aria-label={texts.form}>
        <TextField
          label={texts.reference}
          hint={texts.referenceHint}
          error={tried !== undefined && !isReference ? texts.referenceNeeded : undefined}
          value={reference}
          onChange={(typed) => setReference(typed.replace(/\s/g, '').toUpperCase())}
          autoComplete="off"
        />
        <Button onPress={send} isPending={sending.isPending}>
          {texts.send}
        </Button>
        <p role="status">{sending.isSuccess ? texts.sent : ''}</p>
        <CodeField
          label={texts.code}
          digits={codeDigits}
          error={tried === 'both' && code.length < codeDigits ? texts.codeNeeded : undefined}
          value={code}
          onChange={setCode}
        />
        <Button type="submit" variant="accent" size="l" isWide isPending={reading.isPending}>
          {texts.submit}
        </Button>
      </Form>
    </PublicPage>
  );
}

function ReadPage({ ownData: { downloadUrl, isClosed } }: { readonly ownData: OwnDataView }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (downloadUrl === undefined)
    return (
      <PublicPage
        titleRef={title}
        title={texts.checkedTitle}
        lead={isClosed ? texts.closed : texts.checked}
        width="form"
      />
    );
  return (
    <PublicPage titleRef={title} title={texts.readyTitle} lead={texts.ready} width="form">
      <ButtonLink href={downloadUrl} variant="primary" icon="download">
        {texts.download}
      </ButtonLink>
    </PublicPage>
  );
}
