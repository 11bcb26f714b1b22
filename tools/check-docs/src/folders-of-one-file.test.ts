import { foldersOfOneFile } from './folders-of-one-file.ts';

it.each([
  ['a file that is named otherwise', ['libs/ui/src/brand/AppLogo.tsx', 'libs/ui/src/brand/AppLogo.test.tsx']],
  ['a door', ['libs/hex-code/src/svg/index.ts']],
])('reports a folder with %s and its test alone', (_what, files) => {
  expect(foldersOfOneFile(files)).toEqual([files[0]?.split('/').slice(0, -1).join('/')]);
});

it.each([
  [
    'of an act',
    ['services/refunds/src/list-towns/list-towns.route.ts', 'services/refunds/src/list-towns/towns.test.ts'],
  ],
  ['that every service has', ['services/auth/src/outside/ask-entity.ts']],
  ['with two files', ['libs/ui/src/brand/AppLogo.tsx', 'libs/ui/src/brand/Sign.tsx']],
  ['with folders of its own', ['libs/ui/src/brand/logo/AppLogo.tsx', 'libs/ui/src/brand/sign/Sign.tsx']],
  ['of a remote, whose routes divide it', ['apps/shell/src/landing/landing-page.tsx']],
])('passes a folder %s', (_what, files) => {
  expect(foldersOfOneFile(files)).toEqual([]);
});
