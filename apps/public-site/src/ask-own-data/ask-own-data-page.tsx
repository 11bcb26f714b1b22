import { ownDataBody, personRequestRoutes } from '@alveole/contracts/person-request';
import type { RemoteProps } from '@alveole/contracts';
import { personRequestKinds } from '@alveole/domain';
import type { PersonRequestKind } from '@alveole/domain';
import { useMutation } from '@alveole/query';
import { Button, Form, RadioGroup, TextField, TextLink } from '@alveole/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { failureText } from '../person-form/failure-text.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import classes from './ask-own-data.module.css';
import { followPath, kindTexts, sentTexts, texts } from './ask-own-data.text.ts';
import { askedOf, faultsOf } from './own-data-draft.ts';
import type { OwnDataDraft } from './own-data-draft.ts';

/** A person asks for the data that name him, their correction or their erasure. */
export function AskOwnDataPage({ api }: RemoteProps): ReactNode {
  const [draft, setDraft] = useState<OwnDataDraft>({ name: '', contact: '' });
  const [wasSent, setWasSent] = useState(false);
  const request = useMutation({
    mutationFn: async (sent: OwnDataDraft) =>
      (await api.call(personRequestRoutes.askOwnData, { body: ownDataBody(askedOf(sent)) })).reference,
  });
  const faults = wasSent ? faultsOf(draft) : {};
  const change = (fields: Partial<OwnDataDraft>) => setDraft((former) => ({ ...former, ...fields }));
  const send = () => {
    setWasSent(true);
    if (Object.keys(faultsOf(draft)).length === 0) request.mutate(draft);
  };
  if (request.data) return <AskedPage reference={request.data} />;
  return (
    <PublicPage title={texts.title} lead={texts.lead} width="form">
      <Form onSubmit={send} error={request.error ? failureText(request.error) : undefined} aria-label={texts.form}>
        <RadioGroup<PersonRequestKind>
          label={texts.kind}
          error={faults.kind}
          options={personRequestKinds.map((value) => ({ value, ...kindTexts[value] }))}
          value={draft.kind ?? null}
          onChange={(kind) => change({ kind })}
        />
        <TextField
          label={texts.name}
          error={faults.name}
          value={draft.name}
          onChange={(name) => change({ name })}
          autoComplete="name"
        />
        <TextField
          label={texts.contact}
          hint={texts.contactHint}
          error={faults.contact}
          value={draft.contact}
          onChange={(contact) => change({ contact })}
          autoComplete="email"
        />
        <Button type="submit" variant="accent" size="l" isWide isPending={request.isPending}>
          {texts.submit}
        </Button>
      </Form>
      <p>
        {texts.followQuestion} <TextLink href={followPath}>{texts.follow}</TextLink>
      </p>
    </PublicPage>
  );
}

function AskedPage({ reference }: { readonly reference: string }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <PublicPage titleRef={title} title={sentTexts.title} lead={sentTexts.lead} width="form">
      <section aria-label={sentTexts.reference}>
        <p className={classes.reference}>{reference}</p>
      </section>
      <p>{sentTexts.next}</p>
      <p>
        <TextLink href={`${followPath}#${reference}`}>{texts.follow}</TextLink>
      </p>
    </PublicPage>
  );
}
