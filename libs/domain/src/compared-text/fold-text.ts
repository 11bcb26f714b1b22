const ligatures: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', ẞ: 'SS', Ø: 'O', Đ: 'D', Ł: 'L' };

/** Upper case without accents; every other character stays. */
export function foldText(text: string): string {
  const upper = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return upper.replace(/[ŒÆẞØĐŁ]/g, (letter) => ligatures[letter] ?? letter);
}

/** Upper case, letters A–Z only: how names are kept and compared (establishments §5). Empty when nothing is left. */
export function lettersOnly(text: string): string {
  return foldText(text).replace(/[^A-Z]/g, '');
}
