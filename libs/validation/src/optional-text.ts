import { z } from 'zod';
import { textField } from './text.ts';

/** A text that may be left empty, which says that there is none. */
export function optionalText(message: string, maxLength = 200) {
  return textField(message)
    .transform((text) => text.trim())
    .pipe(z.string().max(maxLength, message));
}

/** A rule for what may be left empty: blanks are the empty text, which takes the value away. */
export function orEmpty<Out>(rule: z.ZodType<Out>): z.ZodType<Out | ''> {
  return z.unknown().transform((typed, context) => {
    if (String(typed ?? '').trim() === '') return '';
    const { data, error } = rule.safeParse(typed);
    error?.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
    return data as Out;
  });
}
