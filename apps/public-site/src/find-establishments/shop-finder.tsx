import type { RemoteProps } from '@alveole/contracts';
import type { Position } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { finderTexts, resultTexts } from './find-establishments.text.ts';
import { NearMe } from './near-me.tsx';
import { PostcodeForm } from './postcode-form.tsx';
import classes from './shop-finder.module.css';
import { TownSearch } from './town-search.tsx';
import { useFinderAddress } from './use-finder-address.ts';

export interface ShopFinderProps {
  readonly remote: RemoteProps;
  readonly kind: Finder;
}

/** The results bring the kit, so they load when something is sought. */
const loadDialog = () => import('./finder-dialog.tsx');

/** The card that asks for a place; the results open over the page. */
export function ShopFinder({ remote, kind }: ShopFinderProps): ReactNode {
  // Made with the card: another try after a lost file begins with another card.
  const [FinderDialog] = useState(() => lazy(async () => ({ default: (await loadDialog()).FinderDialog })));
  const [position, setPosition] = useState<Position>();
  const address = useFinderAddress();
  const { postcode } = address;
  const around = position ? { position } : postcode ? { postcode } : undefined;
  const search = (asked: string): void => {
    setPosition(undefined);
    address.searchAround(asked);
  };
  const close = (): void => {
    setPosition(undefined);
    address.close();
  };
  return (
    <section className={classes.card} aria-labelledby="finder-question" onFocus={() => void loadDialog().catch(ignore)}>
      <h2 id="finder-question" className={classes.question}>
        {finderTexts[kind].question}
      </h2>
      <PostcodeForm postcode={postcode} notify={remote.notify} onSearch={search} />
      <TownSearch api={remote.api} onChoose={search} />
      <NearMe onFound={setPosition} />
      {/* The results stand over the page; here one reads that they are on their way. */}
      <div role="status" className={classes.waiting}>
        {around ? (
          <Suspense fallback={<span>{resultTexts.loading}</span>}>
            <FinderDialog {...{ remote, kind, around, address }} onSearch={search} onClose={close} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

/** Loading ahead may fail: the dialog asks again, and its failure is told. */
const ignore = (): void => undefined;
