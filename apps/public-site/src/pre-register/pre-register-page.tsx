import type { RemoteProps } from '@alveole/contracts';
import { Button, Fieldset, Form, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ShownCode } from '../consumer-code/shown-code.tsx';
import { PersonFields } from '../person-form/person-fields.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import classes from './pre-register.module.css';
import { doneTexts, texts } from './pre-register.text.ts';
import { usePreRegistration } from './register-beneficiary.ts';

/** A cyclist leaves names and contacts once, and gets a code for every bike. */
export function PreRegisterPage(props: RemoteProps): ReactNode {
  const { control, submit, isPending, failure, registered } = usePreRegistration(props);
  if (registered) {
    const { title, lead } = registered.isNew ? doneTexts.fresh : doneTexts.known;
    return (
      <ShownCode
        title={title}
        lead={lead}
        code={registered.consumerId}
        next={doneTexts.next}
        links={[doneTexts.find, doneTexts.lesson]}
      />
    );
  }
  return (
    <PublicPage title={texts.title} lead={texts.lead} width="form">
      <p>
        {texts.lost} <TextLink href="/auth/particulier/codepreinscription">{texts.lostLink}</TextLink>
      </p>
      <div className={classes.form}>
        <Form onSubmit={submit} error={failure} aria-label={texts.form}>
          <Fieldset legend={texts.person}>
            <PersonFields control={control} />
          </Fieldset>
          <Fieldset legend={texts.contact}>
            <ContactFields api={props.api} control={control} />
          </Fieldset>
          <Fieldset legend={texts.consent}>
            <ConsentFields control={control} />
          </Fieldset>
          <Button type="submit" variant="accent" size="l" isWide isPending={isPending}>
            {texts.submit}
          </Button>
          <p role="status" className={classes.waiting}>
            {isPending ? texts.sending : ''}
          </p>
        </Form>
      </div>
    </PublicPage>
  );
}
