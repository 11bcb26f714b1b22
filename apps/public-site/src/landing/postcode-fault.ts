/** What is wrong with a typed postcode (repairs §5): other characters than digits, or not five of them. */
export function postcodeFault(typed: string): 'notDigits' | 'incomplete' | undefined {
  if (/\D/.test(typed)) return 'notDigits';
  return typed.length === 5 ? undefined : 'incomplete';
}
