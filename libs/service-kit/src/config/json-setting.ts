import { z } from 'zod';

/** A variable that holds JSON. @param wanted what is said of another value, after the variable's name */
export function jsonSetting<Schema extends z.ZodType>(schema: Schema, wanted: string) {
  return z.string().transform((text, context): z.output<Schema> => {
    const read = schema.safeParse(parsed(text));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: `must be JSON ${wanted}` });
    return z.NEVER;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
