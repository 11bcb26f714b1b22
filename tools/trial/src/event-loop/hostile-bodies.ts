/** The longest JSON body that a service takes. */
const mib = 1_048_576;

const fill = (piece: string, bytes = mib - 64): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
const listOf = (item: string): string => `[${fill(`${item},`)}${item}]`;
const keys = (keyOf: (n: number) => string, count: number): string =>
  `{${Array.from({ length: count }, (_, n) => `${JSON.stringify(keyOf(n))}:0`).join(',')}}`;

/** A sign-in with a long text where an address is typed: what looks for a pattern in it reads it all. */
const mailOf = (piece: string): string => JSON.stringify({ mail: fill(piece, mib / 2), password: 'Velo-2026a' });

/** A pre-registration of which every field is as long as the body lets it be. */
const person = (piece: string): string => {
  const long = fill(piece, mib / 10);
  const fields = ['lastname', 'name', 'birthdate', 'birthplace', 'zip', 'phone', 'mail', 'cguAccept'];
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, long])));
};

export interface HostileBody {
  readonly path: '/enrolment/signin' | '/enrolment/consumer_public' | '/v1/refunds/bank_files';
  /** Only an administrator may send it. */
  readonly isSigned?: true;
  body(): string;
}

const signIn = (body: () => string): HostileBody => ({ path: '/enrolment/signin', body });
const preRegistration = (piece: string): HostileBody => ({
  path: '/enrolment/consumer_public',
  body: () => person(piece),
});

/** A file of the bank with this in place of its entries. */
const bankFile = (entries: () => string): HostileBody => {
  const [head, tail] = ['<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>', '</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>'];
  return {
    path: '/v1/refunds/bank_files',
    isSigned: true,
    body: () => JSON.stringify({ content: `${head}${entries()}${tail}` }),
  };
};

/** What costs far more to read than to write, by what it is. All but the last can be sent without an account. */
export const hostileBodies: Readonly<Record<string, HostileBody>> = {
  '1 MiB of [': signIn(() => '['.repeat(mib - 64)),
  'half a million arrays in each other': signIn(() => '['.repeat(mib / 2 - 64) + ']'.repeat(mib / 2 - 64)),
  'objects 100,000 deep': signIn(() => `${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`),
  'half a million numbers': signIn(() => listOf('1')),
  '300,000 empty objects': signIn(() => listOf('{}')),
  '80,000 keys': signIn(() => keys((n) => `key${n}`, 80_000)),
  '70,000 keys that are numbers': signIn(() => keys((n) => String(n * 7919), 70_000)),
  '50,000 prototypes': signIn(() => `{${'"__proto__":{},'.repeat(50_000)}"mail":0}`),
  'one key of 1 MiB': signIn(() => `{"${fill('k')}":0}`),
  'a mail of half a megabyte': signIn(() => mailOf('a')),
  'a mail of dots': signIn(() => mailOf('a.')),
  'a mail of at signs': signIn(() => mailOf('a@')),
  'a mail of blanks': signIn(() => mailOf(' ')),
  'a mail of escapes': signIn(() => `{"mail":"${fill(String.raw`\u0000`, mib / 2)}"}`),
  'a number of a million digits': signIn(() => `{"mail":${fill('9')}}`),
  'names of accents without letters': preRegistration('\u0301'),
  'names of hyphens and blanks': preRegistration('- '),
  'names of ligatures': preRegistration('ﷺ'),
  'dates and numbers of digits': preRegistration('9'),
  'a file of the bank with 120,000 empty entries': bankFile(() => '<Ntry/>'.repeat(120_000)),
};
