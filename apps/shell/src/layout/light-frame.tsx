import type { Notice } from '@alveole/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Notifier } from '../notices/notifier.ts';
import { PublicLayout } from '../public-layout/public-layout.tsx';

const LightNotices = lazy(async () => ({ default: (await import('../notices/light-notices.tsx')).LightNotices }));

/** Around a page that needs neither the kit nor the cache. The kit's notices load with the first one. */
export function LightFrame({ notifier, children }: { notifier: Notifier; children: ReactNode }): ReactNode {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => notifier.attach((notice) => setNotices((before) => [...before, notice])), [notifier]);
  return (
    <>
      <PublicLayout>{children}</PublicLayout>
      {notices.length > 0 ? (
        <Suspense>
          <LightNotices notices={notices} />
        </Suspense>
      ) : null}
    </>
  );
}
