#!/usr/bin/env node
// `npx alveole-verify URL`: the package brings its bundle, a clone runs its sources.
import { existsSync } from 'node:fs';

const bundle = new URL('dist/alveole-verify.mjs', import.meta.url);
if (existsSync(bundle)) await import(bundle.href);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./src/main.ts');
}
