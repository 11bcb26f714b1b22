import { z } from 'zod';

/**
 * A variable that holds JSON. What is wrong inside is told with its place, never with its value.
 * @param wanted what is said of another value, after the variable's name
 */
export function jsonSetting<Schema extends z.ZodType>(schema: Schema, wanted: string) {
  return z.string().transform((text, context): z.output<Schema> => {
    const read = schema.safeParse(parsed(text));
    if (read.success) return read.data;
    const faults = read.error.issues.filter(({ path }) => path.length > 0).map(faultText);
    context.addIssue({ code: 'custom', message: [`must be JSON ${wanted}`, ...faults].join('; ') });
    return z.NEVER;
  });
}

const faultText = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')}: ${message}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
