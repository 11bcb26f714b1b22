import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entityData } from '@alveole/contracts/establishment';
import { after, before } from './change.ts';
import type { Change } from './change.ts';
import { namesOf, quoted } from './names.ts';
import { alreadyExists, sourcesBelow } from './taken-names.ts';

/** Sections of the profile that take a field more; hours and lessons are blocks of their own. */
const sections = ['company', 'representative', 'address', 'activity', 'bank'];

export interface FieldWishes {
  readonly section: string;
  /** Such as `vat-number`. */
  readonly name: string;
  /** Its name in `entity_data`. */
  readonly wireName: string;
  /** French, as the forms show it. */
  readonly label: string;
}

/** An optional text of the profile of an establishment: its row of rules and texts, its row of the wire, its meaning. */
export function newField(root: string, { section, name, wireName, label }: FieldWishes): Change[] {
  const { camel, words } = namesOf(name);
  if (!sections.includes(section)) throw new Error(`« ${section} » : ${sections.join(', ')}.`);
  if (!/^[a-z]\w*$/.test(wireName)) throw new Error(`« ${wireName} » : en minuscules, avec des tirets bas.`);
  const rows = `libs/validation/src/profile-fields/${section}.ts`;
  const wire = 'libs/contracts/src/establishment/profile-wire.ts';
  refuseTakenField(root, camel, wireName);
  return [
    ...imported(root, rows, "import { messages } from '../messages.ts';"),
    ...imported(root, rows, "import { optionalText } from '../optional-text.ts';"),
    before(
      rows,
      /^\} as const satisfies/m,
      `  ${camel}: {
    section: '${section}',
    label: ${quoted(label)},
    heading: ${quoted(label)},
    messages: ['tooLong'],
    schema: optionalText(messages.tooLong),
  },\n`,
    ),
    before(
      wire,
      /^\} as const satisfies Readonly<Record<NamedField, WireRow>>;$/m,
      `  ${camel}: { name: '${wireName}', schema: text(200) },\n`,
    ),
    before(
      'libs/contracts/src/documents/dictionary/profile.ts',
      /^  followsSavoirRouler: /m,
      `  ${camel}: '${words}',\n`,
    ),
    // Two tests have every field: as it travels, and as staff types it.
    after(
      'libs/contracts/src/establishment/file-profile.test.ts',
      /^  raison_sociale: 'CYCLES DU RHIN SARL',$/m,
      `\n  ${wireName}: 'Alveole 42',`,
    ),
    before(
      'apps/back-office/src/modify-establishment/modified-fields.fixture.ts',
      /^\];$/m,
      `  [${quoted(label)}, { typed: 'Alveole 42', sends: { ${wireName}: 'Alveole 42' } }],\n`,
    ),
  ];
}

/**
 * Position and lessons have no row of the wire by their name, `entity_data` has more names than those of the profile, and
 * the lessons' parts have a wire table of their own.
 */
function refuseTakenField(root: string, camel: string, wireName: string): void {
  const rows = sourcesBelow(root, 'libs/validation/src/profile-fields');
  if (rows.some(({ text }) => new RegExp(`^  ${camel}: `, 'm').test(text))) throw alreadyExists(camel);
  if (wireName in entityData.shape) throw alreadyExists(wireName);
  const wires = sourcesBelow(root, 'libs/contracts/src/establishment').filter(({ path }) => path.endsWith('-wire.ts'));
  if (wires.some(({ text }) => text.includes(`name: '${wireName}'`))) throw alreadyExists(wireName);
}

function imported(root: string, file: string, line: string): Change[] {
  const isThere = readFileSync(join(root, file), 'utf8').includes(line);
  return isThere ? [] : [after(file, /^import .*$/m, `\n${line}`)];
}
