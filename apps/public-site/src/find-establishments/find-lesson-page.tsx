import type { RemoteProps } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { ShopFinder } from './shop-finder.tsx';
import { crossLinks, lessonTexts, sessionRows } from './shop-pages.text.ts';
import classes from './shop-pages.module.css';

/** What a refresher session is, what it costs, and which school gives one near by. */
export function FindLessonPage(props: RemoteProps): ReactNode {
  return (
    <PublicPage title={lessonTexts.title} lead={lessonTexts.lead} beside={<ShopFinder remote={props} kind="lesson" />}>
      <section aria-labelledby="costs" className={classes.costs}>
        <h2 id="costs">{lessonTexts.table}</h2>
        <table className={classes.table}>
          <caption>{lessonTexts.tableCaption}</caption>
          <thead>
            <tr>
              {lessonTexts.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessionRows(props.config.campaign).map(([who = '', ...cells]) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                {cells.map((cell, index) => (
                  <td key={lessonTexts.columns[index + 1]} data-label={lessonTexts.columns[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{lessonTexts.rules}</p>
      </section>
      <CrossLinks title={crossLinks.title} links={[crossLinks.repairs, crossLinks.preRegister, crossLinks.help]} />
    </PublicPage>
  );
}
