import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherForms } from './other-forms.ts';

const root = join(import.meta.dirname, '../../..');

/** Quoted in the specification letter by letter. */
const quoted = [
  'Veuillez renseigner un email valide',
  'Veuillez renseigner un email et un mot de passe',
  'Veuillez verifier votre email et mot de passe',
  'Cet email a déjà été utilisé',
  'Un problème est survenu, veuillez vérifier votre adresse email',
  "Un email a été envoyé à l'établissement.",
  "Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement.",
  "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
];

describe('a text that calls a mail or its address otherwise', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'forms-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const found = (text: string) => {
    writeFileSync(join(folder, 'a.text.ts'), `export const texts = { a: ${JSON.stringify(text)} };`);
    return otherForms(folder, ['a.text.ts'], quoted);
  };

  it.each([
    'Email',
    'Adresse de courriel',
    'Code reçu par e-mail',
    'Le réparateur recevra un mail.',
    'Un e-mail vous préviendra',
    'Me pré-inscrire à la campagne',
  ])('is found: %s', (text) => expect(found(text)).toEqual([`a.text.ts: ${text}`]));

  it.each([
    'Adresse e-mail',
    'Confirmez l’adresse e-mail',
    'Le réparateur recevra un courriel.',
    'Me préinscrire',
    'Veuillez renseigner un email valide',
    'Wrong email or password.',
  ])('is not found: %s', (text) => expect(found(text)).toEqual([]));
});

it('screens, mails, documents and help say « courriel », « adresse e-mail » and « préinscription », and nothing else', () => {
  const listed = execFileSync('git', ['ls-files', 'apps', 'libs', 'services', 'tools/demo', 'tools/start'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|html)$/.test(file) && !/\.(test|fixture|harness|spec)\.tsx?$|\/e2e\//.test(file));
  expect(otherForms(root, files, quoted)).toEqual([]);
});
