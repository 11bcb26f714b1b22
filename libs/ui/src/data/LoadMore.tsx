import { Button } from '../actions/Button.tsx';
import { formatCount } from '../format/numbers.ts';
import classes from './LoadMore.module.css';

export interface LoadMoreProps {
  /** How many rows are shown. */
  shown: number;
  /** How many there are, when it is known. */
  total?: number;
  /** What a row is: « dossier ». */
  noun: string;
  plural?: string;
  /** Whether the noun is feminine: « affichées ». */
  isFeminine?: boolean;
  hasMore: boolean;
  isPending?: boolean;
  onLoadMore: () => void;
}

/** « Afficher plus »: the next page comes under the last one; scroll and focus stay. */
export function LoadMore({
  shown,
  total,
  noun,
  plural = `${noun}s`,
  isFeminine = false,
  hasMore,
  isPending = false,
  onLoadMore,
}: LoadMoreProps) {
  const shownWord = `affiché${isFeminine ? 'e' : ''}${shown < 2 ? '' : 's'}`;
  return (
    <div className={classes.more}>
      <p role="status" className={classes.count}>
        {`${formatCount(shown, noun, plural)} ${shownWord}${total === undefined ? '' : ` sur ${formatCount(total)}`}`}
      </p>
      {hasMore ? (
        <Button onPress={onLoadMore} isPending={isPending}>
          Afficher plus
        </Button>
      ) : null}
    </div>
  );
}
