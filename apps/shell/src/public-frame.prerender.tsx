import { StaticRouter } from '@alveole/router/static';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { PublicLayout } from './public-layout/public-layout.tsx';

/** The mark that the gateway replaces by the prerendered page of a remote. */
const pageMark = '<!--alveole:page-->';

/** The public layout around a page, as the browser will draw it when it takes over (see `ScreenFrame`). */
export function html(): string {
  const frame = renderToString(
    <StaticRouter location="/auth/particulier">
      <PublicLayout>
        <Suspense>{holder}</Suspense>
      </PublicLayout>
    </StaticRouter>,
  );
  return frame.replace(holder, pageMark);
}

const holder = 'alveole-page';
