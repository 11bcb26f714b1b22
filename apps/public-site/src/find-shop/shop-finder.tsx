import type { RemoteProps } from '@alveole/contracts';
import type { Finder } from '@alveole/domain';
import type { ReactNode } from 'react';
import { FinderDialog } from './finder-dialog.tsx';
import { finderTexts } from './find-shop.text.ts';
import { PostcodeForm } from './postcode-form.tsx';
import classes from './shop-finder.module.css';
import { useFinderAddress } from './use-finder-address.ts';

export interface ShopFinderProps {
  readonly remote: RemoteProps;
  readonly kind: Finder;
}

/** The card that asks for a postcode; the results open over the page. */
export function ShopFinder({ remote, kind }: ShopFinderProps): ReactNode {
  const address = useFinderAddress();
  const { postcode, searchAround } = address;
  return (
    <section className={classes.card} aria-labelledby="finder-question">
      <h2 id="finder-question" className={classes.question}>
        {finderTexts[kind].question}
      </h2>
      <PostcodeForm postcode={postcode} notify={remote.notify} onSearch={searchAround} />
      {postcode ? <FinderDialog remote={remote} kind={kind} address={{ ...address, postcode }} /> : null}
    </section>
  );
}
