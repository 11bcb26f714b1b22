/** `9`, `9h`, `930`, `9h30`, `9:30` become hh:mm; what is no hour stays as it is, for its rule to say so. */
export function completeHour(typed: string): string {
  const match = /^(\d{1,2})\s*[h:.]?\s*(\d{2})?$/i.exec(typed.trim());
  if (!match) return typed;
  const [, hours = '', minutes = '00'] = match;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
