import { blankProgramme, waitingName, waitingPages } from '@alveole/contracts';
import type { SessionView, WaitingPage } from '@alveole/contracts';
import { StaticRouter } from '@alveole/router/static';
import { UiProvider } from '@alveole/ui';
import { renderToString } from 'react-dom/server';
import { DeskLayout } from './desk-layout/desk-layout.tsx';
import { pageMark } from './page-mark.ts';

const holder = 'alveole-page';
/** A line for the name, which the HTML does not know. */
const nameless = '\u00a0';

/** What surrounds each page of the signed-in, as each role sees it (see `SignedInLayout`). */
export const deskFrames = (): Record<string, string> =>
  Object.fromEntries(waitingPages.map((page) => [waitingName(page), frameOf(page)]));

function frameOf({ path, role }: WaitingPage): string {
  // While it is drawn, the layout reads nothing else of the session.
  const session = { role, userName: nameless } as SessionView;
  const frame = renderToString(
    <StaticRouter location={path}>
      <UiProvider navigate={() => undefined}>
        <DeskLayout session={session} programmeName={blankProgramme.name} onSignOut={() => undefined}>
          {holder}
        </DeskLayout>
      </UiProvider>
    </StaticRouter>,
  );
  return frame.replace(holder, pageMark);
}
