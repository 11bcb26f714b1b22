/** `06 •• •• •• 78`: enough to recognise a number that others may read over one's shoulder. */
export function maskedPhone(international: string): string {
  const match = /^\+33(\d)\d{6}(\d{2})$/.exec(international);
  if (!match) return '';
  const [, first = '', last = ''] = match;
  return [`0${first}`, '••', '••', '••', last].join('\u00a0');
}
