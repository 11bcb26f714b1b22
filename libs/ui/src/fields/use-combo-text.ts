import { useEffect, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { meantBy, strayReason } from './combo-match.ts';
import type { Option } from './field-props.ts';

interface ComboState {
  readonly options: readonly Option[];
  readonly value: string | null | undefined;
  readonly onChange: ((value: string | null) => void) | undefined;
  readonly inputValue: string | undefined;
  readonly onInputChange: ((text: string) => void) | undefined;
  readonly isRemote: boolean | undefined;
  readonly isLoading: boolean | undefined;
  readonly emptyText: string;
}

export interface ComboText {
  /** What the input shows. */
  readonly text: string;
  /** The choice that counts; null where nothing does, or a text of no choice. */
  readonly chosen: string | null;
  /** Why the text that was left is no choice. */
  readonly reason: string | undefined;
  readonly contains: (label: string, text: string) => boolean;
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
  /** Takes the choice that the text means; any other text stays, with its reason. */
  readonly leave: () => void;
}

/**
 * The text of a combo box and the choice it stands for. No text is emptied or put back by itself. One choice among
 * given ones gives out a text that is none as its value, which the rule of the form refuses; one that is looked up
 * gives out nothing for it.
 */
export function useComboText(state: ComboState): ComboText {
  const { options, onChange, onInputChange, isRemote, isLoading, emptyText } = state;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [ownValue, setOwnValue] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ text: string; over: string | null }>();
  const [isLeft, setLeft] = useState(true);
  const value = state.value === undefined ? ownValue : state.value;
  const listedOption = options.find((option) => option.value === value);
  const label = listedOption?.label ?? value ?? '';
  const text = state.inputValue ?? (typed?.over === value ? typed.text : label);
  const matching = isRemote ? options : options.filter((option) => contains(option.label, text.trim()));

  const write = (shown: string): void => {
    setTyped({ text: shown, over: value });
    if (shown !== text) onInputChange?.(shown);
  };
  const give = (next: string | null): void => {
    if (next === value) return;
    setOwnValue(next);
    onChange?.(next);
  };
  const choose = (chosen: string): void => {
    write(options.find((option) => option.value === chosen)?.label ?? chosen);
    give(chosen);
  };
  const settle = (): void => {
    if (isLoading || text.trim() === '' || (isRemote && value !== null)) return;
    const meant = meantBy(matching, text);
    if (meant) choose(meant.value);
    else if (!isRemote) give(text.trim());
  };
  // What was left while its look-up was under way is judged once that has ended, and by nothing else.
  useEffect(() => {
    if (isLeft && isRemote) settle();
  }, [isLoading]);

  const isStray = isLeft && !isLoading && text.trim() !== '' && !(isRemote ? value : listedOption);
  return {
    text,
    chosen: listedOption ? listedOption.value : isRemote ? value : null,
    reason: isStray ? strayReason(matching, text, emptyText) : undefined,
    contains,
    type: (next) => {
      setLeft(false);
      write(next);
      // A choice that was looked up is no longer the one that the text tells.
      if (isRemote || next === '') give(null);
    },
    choose,
    leave: () => {
      setLeft(true);
      settle();
    },
  };
}
