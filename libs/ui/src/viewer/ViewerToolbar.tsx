import { Button } from '@alveole/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './DocumentViewer.module.css';
import { canZoom, firstView, leafed, turned, zoomed, type Viewing } from './viewing.ts';

export interface ViewerToolbarProps {
  readonly title: string;
  readonly viewing: Viewing;
  /** 0 while the document is not there: how it will be looked at can be said all the same. */
  readonly pages: number;
  /** It did not come: there is nothing to look at. */
  readonly isMissing: boolean;
  readonly onView: (viewing: Viewing) => void;
  /** Absent where the document has the whole screen already. */
  readonly onEnlarge?: (() => void) | undefined;
  readonly onOpenElsewhere?: (() => void) | undefined;
}

/** Zoom, rotation, larger places to look from, and behind them the pages: they come with the document, and move no tool. */
export function ViewerToolbar({ title, viewing, pages, isMissing, onView, ...places }: ViewerToolbarProps): ReactNode {
  const { onEnlarge, onOpenElsewhere } = places;
  return (
    <div role="toolbar" aria-label={`Affichage\u00a0: ${title}`} className={classes.toolbar}>
      <div className={classes.group}>
        <Button
          size="s"
          variant="quiet"
          icon="minus"
          aria-label="Réduire"
          isDisabled={isMissing || !canZoom(viewing, -1)}
          onPress={() => onView(zoomed(viewing, -1))}
        />
        <Button
          size="s"
          variant="quiet"
          aria-label={`Zoom ${percent(viewing.zoom)}, revenir à la taille de départ`}
          isDisabled={isMissing}
          onPress={() => onView({ ...firstView, page: viewing.page })}
        >
          {percent(viewing.zoom)}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon="plus"
          aria-label="Agrandir"
          isDisabled={isMissing || !canZoom(viewing, 1)}
          onPress={() => onView(zoomed(viewing, 1))}
        />
      </div>
      <div className={clsx(classes.group, classes.turns)}>
        <Button
          size="s"
          variant="quiet"
          icon="rotateLeft"
          aria-label="Tourner à gauche"
          isDisabled={isMissing}
          onPress={() => onView(turned(viewing, -1))}
        />
        <Button
          size="s"
          variant="quiet"
          icon="rotateRight"
          aria-label="Tourner à droite"
          isDisabled={isMissing}
          onPress={() => onView(turned(viewing, 1))}
        />
      </div>
      <div className={clsx(classes.group, classes.places)}>
        {onEnlarge ? (
          <Button size="s" variant="quiet" icon="enlarge" aria-label="Plein écran" onPress={onEnlarge} />
        ) : null}
        {onOpenElsewhere ? (
          <Button
            size="s"
            variant="quiet"
            icon="external"
            aria-label="Ouvrir dans une nouvelle fenêtre"
            onPress={onOpenElsewhere}
          />
        ) : null}
      </div>
      {pages > 1 ? <Pages viewing={viewing} pages={pages} onView={onView} /> : null}
    </div>
  );
}

function Pages({ viewing, pages, onView }: Pick<ViewerToolbarProps, 'viewing' | 'pages' | 'onView'>): ReactNode {
  const { page } = viewing;
  return (
    <div className={clsx(classes.group, classes.leaves)}>
      <Button
        size="s"
        variant="quiet"
        icon="chevronLeft"
        aria-label="Page précédente"
        isDisabled={page === 1}
        onPress={() => onView(leafed(viewing, page - 1, pages))}
      />
      <span role="status" className={classes.page}>{`Page ${page} sur ${pages}`}</span>
      <Button
        size="s"
        variant="quiet"
        icon="chevronRight"
        aria-label="Page suivante"
        isDisabled={page === pages}
        onPress={() => onView(leafed(viewing, page + 1, pages))}
      />
    </div>
  );
}

const percent = (zoom: number): string => `${Math.round(zoom * 100)}\u00a0%`;
