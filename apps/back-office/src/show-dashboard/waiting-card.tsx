import { Card, LinkButton, Row } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ageText } from './age-text.ts';
import { texts } from './show-dashboard.text.ts';
import classes from './waiting-card.module.css';
import type { WaitingItem } from './waiting-item.ts';

/** One queue: its count large, its oldest file with its age, and the way to it. */
export function WaitingCard({ item, now }: { readonly item: WaitingItem; readonly now: Date }): ReactNode {
  const { label, count, oldest, listHref } = item;
  return (
    <Card title={label} level={3}>
      <p className={classes.count}>{texts.count(count)}</p>
      {oldest ? <p className={classes.oldest}>{texts.oldest(oldest.name, ageText(oldest.since, now))}</p> : null}
      <Row>
        {oldest ? (
          <LinkButton href={oldest.href} variant="primary" aria-label={`${texts.first} : ${label}`}>
            {texts.first}
          </LinkButton>
        ) : null}
        <LinkButton href={listHref} variant="quiet" aria-label={`${texts.list} : ${label}`}>
          {texts.list}
        </LinkButton>
      </Row>
    </Card>
  );
}
