import type { Notice } from '@alveole/contracts';
import type { Programme } from '@alveole/domain';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { LightNotices } from '../notices/light-notices.tsx';
import type { Notifier } from '../notices/notifier.ts';
import { PlainNotices } from '../notices/plain-notices.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';

/** How the kit's notices are loaded; a test gives its own way. */
export type LoadNotices = () => Promise<{ readonly LightNotices: typeof LightNotices }>;

const loadNotices: LoadNotices = () => import('../notices/light-notices.tsx');

export interface LightFrameProps {
  readonly notifier: Notifier;
  readonly programme: Programme;
  readonly load?: LoadNotices;
  readonly children: ReactNode;
}

/**
 * Around a page that needs neither the kit nor the cache. The kit's notices load with the first one; where they cannot
 * be had, it is told plainly and the page stands.
 */
export function LightFrame({ notifier, programme, load = loadNotices, children }: LightFrameProps): ReactNode {
  const { Notices, shown, plain, forget } = useNotices(notifier, load);
  return (
    <>
      <PublicLayout programme={programme}>{children}</PublicLayout>
      {Notices ? <Notices notices={shown} /> : null}
      {plain.length > 0 ? <PlainNotices notices={plain} onClose={forget} /> : null}
    </>
  );
}

type Notices = readonly Notice[];

function useNotices(notifier: Notifier, load: LoadNotices) {
  const [Notices, setNotices] = useState<typeof LightNotices>();
  const [shown, setShown] = useState<Notices>([]);
  const [plain, setPlain] = useState<Notices>([]);
  useEffect(() => {
    // Asked for with each notice: one that was lost may be had by now, and one that is there costs nothing.
    const tell = (notice: Notice): Promise<void> =>
      load().then(
        ({ LightNotices: Loaded }) => {
          setNotices(() => Loaded);
          setShown((before) => [...before, notice]);
        },
        () => setPlain((before) => [...before, notice]),
      );
    return notifier.attach((notice) => void tell(notice));
  }, [notifier, load]);
  return { Notices, shown, plain, forget: () => setPlain([]) };
}
