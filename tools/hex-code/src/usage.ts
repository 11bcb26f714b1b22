export const usage = [
  'encode VALUE                                    prints the dots of a value (0 to 9223372036854775807)',
  'encode VALUE --svg [FILE] [--size N]            writes them as SVG, N pixels wide (100); without FILE prints it',
  'encode VALUE --png FILE [--size N]              writes them as PNG',
  'decode FILE…                                    prints a line of JSON for each picture',
  'stamp IN OUT --value V --amount A [--session]   stamps a PDF, JPEG or PNG; A in euros, capped at 50 but for a session',
  'figure [FILE]                                   draws the figure of the format; without FILE prints it',
].join('\n');

/** Words that ask for nothing that the command can do. */
export class UsageError extends Error {}
