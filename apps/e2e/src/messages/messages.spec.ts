import { expect, test } from '../browser/test.ts';
import { counterActMessages } from './counter-act-messages.ts';
import { generalMessages } from './general-messages.ts';
import { createApi } from './message.ts';
import type { Message } from './message.ts';
import { recoveryMessages, refusedRecoveryMessages } from './recovery-messages.ts';
import { registrationMessages } from './registration-messages.ts';
import { counterMessages, lostCodeMessages, repairDeskMessages } from './repair-messages.ts';
import { reviewMessages } from './review-messages.ts';
import { signInMessages } from './sign-in-messages.ts';

/** The catalogues of establishments §8 and of repairs §8, screen by screen. */
const catalogue: Readonly<Record<string, readonly Message[]>> = {
  'Sign-in': signInMessages,
  Recovery: recoveryMessages,
  Registration: registrationMessages,
  Review: reviewMessages,
  General: generalMessages,
  'Lost code': lostCodeMessages,
  Counter: counterMessages,
  'Acts at the counter': counterActMessages,
  'File on the desk': repairDeskMessages,
  'Recovery as a whole': refusedRecoveryMessages,
};

// A refused or aborted call shows in the browser's console: that is what is looked for here.
test.use({ expectedFailures: { all: [/40[0-9]|429|500|ERR_FAILED/] } });

for (const [screen, messages] of Object.entries(catalogue)) {
  test.describe(screen, () => {
    for (const { says, when, refusal, provokeOnScreen } of messages) {
      test(`says « ${String(says)} »${when === undefined ? '' : ` when ${when}`}`, async ({
        page,
        request,
        outside,
      }) => {
        if (refusal) {
          const { code, message, provoke } = refusal;
          expect(await provoke(createApi(request, outside))).toEqual({ code, message });
        }
        await provokeOnScreen(page, outside);
        await expect(page.getByText(says).first()).toBeVisible();
      });
    }
  });
}
