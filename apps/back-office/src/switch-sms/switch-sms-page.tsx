import { isSmsSwitchedOff, pickUpRoutes, switchSmsBody } from '@alveole/contracts/pick-up';
import type { RemoteProps } from '@alveole/contracts';
import { Page, PageTitle } from '@alveole/ui';
import type { ReactNode } from 'react';
import { SecondReviewCard } from '../save-second-review/second-review-card.tsx';
import { ProgrammeSwitch } from './programme-switch.tsx';
import { ShowSuspensions } from './show-suspensions.tsx';
import { CameraSwitch } from './switch-camera.tsx';
import { smsTexts, texts } from './switch-sms.text.ts';

/** The settings of the programme: whether the SMS code is needed, whether counters may use the camera, what two operators decide, what shops read of suspended payments. */
export function SwitchSmsPage(remote: RemoteProps): ReactNode {
  const { api, notify } = remote;
  return (
    <Page width="text">
      <PageTitle>{texts.title}</PageTitle>
      <ProgrammeSwitch
        queryKey={['param']}
        texts={smsTexts}
        notify={notify}
        read={async (signal) => isSmsSwitchedOff(await api.call(pickUpRoutes.readSmsSwitch, {}, { signal }))}
        write={async (isOff) =>
          isSmsSwitchedOff(await api.call(pickUpRoutes.switchSms, { body: switchSmsBody(isOff) }))
        }
      />
      <CameraSwitch remote={remote} />
      <SecondReviewCard remote={remote} />
      <ShowSuspensions remote={remote} />
    </Page>
  );
}
