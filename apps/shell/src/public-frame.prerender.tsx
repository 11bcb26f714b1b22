import { blankProgramme, lightPages } from '@alveole/contracts';
import { StaticRouter } from '@alveole/router/static';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { PublicLayout } from './layout/public-layout.tsx';
import { pageMark } from './page-mark.ts';

const holder = 'alveole-page';

/** The public layout around each light page, as the browser will draw it when it takes over (see `LightFrame`). */
export const publicFrames = (): Record<string, string> =>
  Object.fromEntries(lightPages.map(({ path, page }) => [page, frameAt(path)]));

function frameAt(path: string): string {
  const frame = renderToString(
    <StaticRouter location={path}>
      <PublicLayout programme={blankProgramme}>
        <Suspense>{holder}</Suspense>
      </PublicLayout>
    </StaticRouter>,
  );
  return frame.replace(holder, pageMark);
}
