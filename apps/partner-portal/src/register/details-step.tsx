import { EstablishmentKind } from '@alveole/domain';
import { ActionBar, Button, Form } from '@alveole/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { UnderstoodDialog } from '../establishment-form/understood-dialog.tsx';
import { WaitingDialog } from '../establishment-form/waiting-dialog.tsx';
import { DetailsSections } from './details-sections.tsx';
import { texts } from './register.text.ts';
import type { StepProps } from './register-page.tsx';
import { useDetails } from './use-details.ts';

/** Step 3: the whole file of the establishment. */
export function DetailsStep({ remote, registration }: StepProps): ReactNode {
  const kind = registration.draft.kind ?? EstablishmentKind.bikeShop;
  const { form, submit, finish, isSending, isSent, failure } = useDetails(remote, registration, kind);
  return (
    <FormProvider {...form}>
      <div onKeyDown={blockEnter}>
        <Form onSubmit={submit} error={failure} aria-label={texts.title}>
          <DetailsSections remote={remote} registration={registration} kind={kind} />
          <ActionBar>
            <Button type="submit" variant="accent" size="l" isPending={isSending}>
              {texts.create}
            </Button>
            <Button size="l" onPress={() => registration.goTo('terms')}>
              {texts.back}
            </Button>
          </ActionBar>
        </Form>
      </div>
      <WaitingDialog isOpen={isSending} title={texts.waitingTitle} label={texts.waitingLabel}>
        {texts.waiting}
      </WaitingDialog>
      <UnderstoodDialog isOpen={isSent} title={texts.sentTitle} onClose={finish}>
        {texts.sent}
      </UnderstoodDialog>
    </FormProvider>
  );
}

/** Enter in a field would send a form that nobody has finished. */
function blockEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
