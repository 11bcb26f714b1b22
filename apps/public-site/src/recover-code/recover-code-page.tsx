import type { RemoteProps } from '@alveole/contracts';
import { Button, Form, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ShownCode } from '../consumer-code/shown-code.tsx';
import { PersonFields } from '../person-form/person-fields.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { foundTexts, texts } from './recover-code.text.ts';
import { useRecoverCode } from './use-recover-code.ts';

/** A person who lost the code says who they are, and reads it again. */
export function RecoverCodePage(props: RemoteProps): ReactNode {
  const { control, submit, isPending, failure, code } = useRecoverCode(props);
  if (code)
    return (
      <ShownCode
        title={foundTexts.title}
        lead={foundTexts.lead}
        code={code}
        next={foundTexts.next}
        links={[foundTexts.find, foundTexts.login]}
      />
    );
  return (
    <PublicPage title={texts.title} lead={texts.lead} width="form">
      <Form onSubmit={submit} error={failure} aria-label={texts.form}>
        <PersonFields control={control} />
        <Button type="submit" variant="accent" size="l" isWide isPending={isPending}>
          {texts.submit}
        </Button>
        <p role="status" className="visually-hidden">
          {isPending ? texts.searching : ''}
        </p>
      </Form>
      <p>
        {texts.never} <TextLink href="/auth/particulier/inscription">{texts.neverLink}</TextLink>
      </p>
    </PublicPage>
  );
}
