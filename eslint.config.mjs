import { readdirSync, readFileSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom. Each line is a sentence: source may depend only on what it lists. */
const boundaries = [
  { sourceTag: 'layer:pure', onlyDependOnLibsWithTags: ['layer:pure'] },
  { sourceTag: 'layer:browser', onlyDependOnLibsWithTags: ['layer:browser', 'layer:pure'] },
  { sourceTag: 'layer:node', onlyDependOnLibsWithTags: ['layer:node', 'layer:pure'] },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:service', 'type:tool'] },
  { sourceTag: 'scope:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:validation', onlyDependOnLibsWithTags: ['scope:domain'] },
  { sourceTag: 'scope:hex-code', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:contracts', onlyDependOnLibsWithTags: ['scope:domain', 'scope:validation'] },
  { sourceTag: 'scope:api-client', onlyDependOnLibsWithTags: ['layer:pure'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: ['layer:pure'] },
  { sourceTag: 'scope:client', onlyDependOnLibsWithTags: [] },
];

/** Outside packages that the pure libraries must not know, each with its reason. */
const forbiddenInPure = [
  { group: ['react', 'react-dom', 'react-*', '@tanstack/*'], message: 'Pure libraries run without a screen.' },
  { group: ['mongoose', 'lmdb', '@aws-sdk/*', 'amqplib'], message: 'Pure libraries know no storage and no broker.' },
  { group: ['fastify', 'express', 'pino'], message: 'Pure libraries know no server.' },
  { group: ['node:*', 'fs', 'path', 'crypto', 'http'], message: 'Pure libraries run in the browser too.' },
];

/** The core of the hexagonal code, by folder: its renderers and its detector stand behind doors of their own. */
const hexCodeCore = ['libs/hex-code/src/*.ts', 'libs/hex-code/src/{codec,reading,layout}/**/*.ts'];

/**
 * The embedded parts are one profile's choice: who starts an installation makes it, nobody who runs in both. A tag
 * cannot say so, since tags follow dependencies through, and the tests of services do run on the embedded parts.
 */
const embeddedParts = {
  group: ['@alveole/embedded', '@alveole/embedded/*'],
  message: 'Only an installation knows them.',
};

/** Applications are loaded by name at run time, never imported. */
const applications = {
  group: readdirSync(new URL('apps', import.meta.url)).map((name) => `@alveole/${name}`),
  message: 'The shell loads remotes at run time; nobody imports an application.',
};

const testFiles = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.fixture.{ts,tsx}',
  '**/*.harness.ts',
  'libs/testing/**',
  'apps/e2e/**',
];

/** The identifiers of the first column of « Noms refusés » in the glossary. */
const refusedNames = readFileSync(new URL('docs/GLOSSAIRE.md', import.meta.url), 'utf8')
  .split('\n## Noms refusés\n')[1]
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => line.split('|')[1].match(/[A-Za-z]+/g));

/** Where `told` of hints and bank questions is written to the wire or read from it. */
const wireNames = [
  'libs/contracts/src/{refund,review}/{wire,bank-wire,view,hint-wire,hint-view}.ts',
  'libs/contracts/src/documents/dictionary/*.ts',
  'services/refunds/src/list-questions/question-wire.ts',
  'services/repairs/src/read-hints/read-hints.route.ts',
  'apps/back-office/src/read-hints/repair-hints.test.tsx',
  'services/repairs/src/read-hints/read-hints.test.ts',
];

const sources = ['apps/*/src/**', 'services/*/src/**', 'libs/*/src/**', 'tools/*/src/**'];

/** Names whose numbers mean something: `RepairStatus.toReview`, `isClosed(status)` say what `1` and `9` do not. */
const codedNames = '/^(status|kind|gender|legalStatut|done)$/';
const aNumber = 'Literal[raw=/^[0-9]+$/]';
const codeAt = (path) => [
  `[${path}.name=${codedNames}]`,
  `[${path}.property.name=${codedNames}]`,
  `[${path}.expression.property.name=${codedNames}]`,
];
const byName = 'Statuses and kinds are compared by name or through a predicate of the domain, never with a number.';

/** Comparisons, lists and cases that name a status or a kind by its number. */
const namesInsteadOfNumbers = [
  ...codeAt('left').map((code) => `BinaryExpression[operator=/^([!=]==?|[<>]=?)$/]${code} > ${aNumber}.right`),
  ...codeAt('right').map((code) => `BinaryExpression[operator=/^([!=]==?|[<>]=?)$/]${code} > ${aNumber}.left`),
  ...codeAt('arguments.0').map(
    (code) =>
      `CallExpression[callee.property.name='includes']${code} > MemberExpression > ArrayExpression > ${aNumber}`,
  ),
  ...codeAt('discriminant').map((code) => `SwitchStatement${code} > SwitchCase > ${aNumber}.test`),
].map((selector) => ({ selector, message: byName }));

/** Elements, and fragments, whose children React places among one another. */
const parent = ':matches(JSXElement, JSXFragment)';
const conditional = ':matches(ConditionalExpression, LogicalExpression)';
const aText =
  ':matches(TemplateLiteral, Literal[value=/\\S/], MemberExpression[object.name=/[tT]exts$/], CallExpression[callee.name=/^format/])';
/** A translator leaves the old one standing where it changes. */
const changingText =
  ':matches(TemplateLiteral, MemberExpression, Identifier[name!="children"], CallExpression[callee.property.name!="map"])';
/** What a component draws, not what a function inside it answers. */
const drawing = 'FunctionDeclaration[id.name=/^[A-Z]/] ReturnStatement:not(ArrowFunctionExpression ReturnStatement)';
const ownElement =
  'A translator of the browser wraps bare text, and React then cannot place or remove what stands beside it: give a text that comes, goes or changes beside others an element of its own.';

/** Bare text beside something conditional or that changes, a conditional that is bare text beside an element, and what a component, a fragment or a fallback is made of. */
const noBareConditionalText = [
  `${parent}:has(> JSXText[value=/\\S/]) > JSXExpressionContainer > ${conditional}`,
  `${parent}:has(> JSXExpressionContainer > ${aText}) > JSXExpressionContainer > ${conditional}`,
  `${parent}:has(> JSXElement) > JSXExpressionContainer > ${conditional}:has(> ${aText})`,
  `JSXAttribute[name.name="fallback"] > JSXExpressionContainer > ${aText}`,
  `${drawing} > ${aText}`,
  `${drawing} > ${conditional}:has(> ${aText})`,
  'JSXFragment > JSXText[value=/\\S/]',
  `JSXElement:has(> JSXText[value=/\\S/]) > JSXExpressionContainer > ${changingText}`,
  'JSXElement:has(> JSXElement) > JSXExpressionContainer > :matches(TemplateLiteral, CallExpression[callee.name=/^(format|display)/])',
  `JSXFragment > JSXExpressionContainer > ${aText}`,
].map((selector) => ({ selector, message: ownElement }));

/** What product code does not say. */
const forbiddenInSources = [
  ...noBareConditionalText,
  {
    selector: 'ImportDeclaration[source.value=/^@alveole\\/testing/]',
    message: 'The testing library is for tests only.',
  },
  {
    selector: 'CallExpression[callee.name="useForm"] Property[key.name="mode"][value.value=/^(onBlur|onTouched|all)$/]',
    message: 'A message that appears at blur moves the button from under the pointer that is pressing it (ADR 41).',
  },
];

/** The names of the wire and of the store, such as `row_hash`. */
const wireName = '/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/';
const doorOfScreens =
  'Screens name no field of the wire: a view or a body of libs/contracts/src reads and writes it in camelCase.';

/** Access, destructuring and objects that name a field of the wire. */
const viewsInsteadOfWire = [
  `MemberExpression[computed=false] > Identifier.property[name=${wireName}]`,
  `Property[computed=false] > Identifier.key[name=${wireName}]`,
  `TSPropertySignature > Identifier.key[name=${wireName}]`,
].map((selector) => ({ selector, message: doorOfScreens }));

/** Where `status` is the answer of an HTTP call, of a process or of a message, numbers are its own names. */
const otherStatuses = [
  'libs/{api-client,client,service-kit,embedded}/src/**',
  'services/gateway/src/**',
  'services/notifications/src/outside/**',
  'tools/{distributed,start,bench,hex-code,check-types,new,trial}/**',
];

const ownLimit = 'One limit for all tests stands in jest.config.mjs: a busy machine must not fail a sound test.';

/** What tests do not say. */
const forbiddenInTests = [
  {
    selector: 'CallExpression[callee.name=/^(it|test|before|after)/] > Literal[raw=/^[0-9_]+$/]:last-child',
    message: ownLimit,
  },
  { selector: "CallExpression[callee.callee.property.name='each'] > Literal[raw=/^[0-9_]+$/]", message: ownLimit },
  { selector: "MemberExpression[object.name='jest'][property.name='setTimeout']", message: ownLimit },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-development/**',
      '**/dist-workers/**',
      '**/node_modules/**',
      '.nx/**',
      '.data*/**',
      'coverage/**',
      'test-results/**',
      // Written from the documents.
      'libs/client/src/generated/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: boundaries,
          allow: ['@alveole/testing/*'],
          enforceBuildableLibDependency: false,
          // Tests of a library use the harness, which stands on that library; no value goes round, which
          // `tools/check-docs` proves file by file.
          ignoredCircularDependencies: [['@alveole/testing', '*']],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['apps/*/src/**/*.tsx', 'libs/{shared-screens,ui}/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/*/src/**/*.ts'],
    ignores: ['libs/embedded/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [embeddedParts] }] },
  },
  {
    files: ['libs/{domain,validation,contracts}/src/**/*.ts'],
    ignores: testFiles,
    rules: { 'no-restricted-imports': ['error', { patterns: forbiddenInPure }] },
  },
  {
    files: hexCodeCore,
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^[^.]', message: 'The core of the code imports nothing at all.' },
            {
              group: ['**/detector/**', '**/svg/**', '**/canvas/**', '**/pdf/**', '**/image/**'],
              message: 'The core knows none of its doors.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/{api-client,shared-screens,ui,router,query}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [applications] }] },
  },
  // Migrations name what earlier versions stored, and the wire keeps the names by which pages of earlier versions read it.
  {
    files: [
      ...sources,
      'apps/e2e/**',
      'tools/*/*.mjs',
      'libs/testing/jest/**',
      'libs/ui/gallery/**',
      '*.mjs',
      '.ci/**',
    ],
    ignores: ['services/*/src/migrate/**', ...wireNames],
    rules: { 'id-denylist': ['error', ...refusedNames] },
  },
  // Of several blocks for one file the last one rules alone: each names all that it forbids.
  { files: sources, ignores: testFiles, rules: { 'no-restricted-syntax': ['error', ...forbiddenInSources] } },
  {
    files: sources,
    ignores: [...testFiles, ...otherStatuses],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenInSources, ...namesInsteadOfNumbers] },
  },
  {
    files: ['apps/*/src/**'],
    ignores: testFiles,
    rules: {
      'no-restricted-syntax': ['error', ...forbiddenInSources, ...namesInsteadOfNumbers, ...viewsInsteadOfWire],
    },
  },
  // What waits on the device is kept as the wire has it: it is sent as it was accepted, whatever screens are by then.
  {
    files: ['apps/repairer-workbench/src/send-later/**'],
    ignores: testFiles,
    rules: { 'no-restricted-syntax': ['error', ...forbiddenInSources, ...namesInsteadOfNumbers] },
  },
  { files: testFiles, rules: { 'no-restricted-syntax': ['error', ...forbiddenInTests] } },
  // The kit's late parts stand in each remote, the kit itself in the shell: they take it by the name that is shared.
  { files: ['libs/ui/src/{map,viewer}/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // Build files run in Node, whatever they build.
  { files: ['**/rspack.config.mjs'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['tools/**', '.ci/**', 'libs/*/src/main.ts', 'apps/e2e/**'], rules: { 'no-console': 'off' } },
);
