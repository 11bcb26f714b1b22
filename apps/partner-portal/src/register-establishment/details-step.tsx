import { EstablishmentKind } from '@alveole/domain';
import { ActionBar, Button, Notice, Stack } from '@alveole/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { UnderstoodDialog } from '../establishment-form/understood-dialog.tsx';
import { WaitingDialog } from '../establishment-form/waiting-dialog.tsx';
import { DetailsContents } from './details-contents.tsx';
import { texts } from './register-establishment.text.ts';
import type { StepProps } from './register-establishment-page.tsx';
import { useDetails } from './use-details.ts';

/** Step 3: the whole file of the establishment, section by section. */
export function DetailsStep({ remote, registration }: StepProps): ReactNode {
  const kind = registration.draft.kind ?? EstablishmentKind.bikeShop;
  const details = useDetails(remote, registration, kind);
  return (
    <FormProvider {...details.form}>
      <div onKeyDown={blockEnter}>
        <Stack gap="300">
          <DetailsContents {...{ remote, registration, kind, details, renewCode: details.renewCode }} />
          <div role="alert">{details.failure ? <Notice tone="danger">{details.failure}</Notice> : null}</div>
          <ActionBar>
            <Button variant="accent" size="l" isPending={details.isSending} onPress={() => void details.submit()}>
              {texts.create}
            </Button>
            <Button size="l" onPress={() => registration.goTo('terms')}>
              {texts.back}
            </Button>
          </ActionBar>
        </Stack>
      </div>
      <WaitingDialog isOpen={details.isSending} title={texts.waitingTitle} label={texts.waitingLabel}>
        {texts.waiting}
      </WaitingDialog>
      <UnderstoodDialog isOpen={details.isSent} title={texts.sentTitle} onClose={details.finish}>
        {texts.sent}
      </UnderstoodDialog>
    </FormProvider>
  );
}

/** Enter in a field would send a form that nobody has finished. */
function blockEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
