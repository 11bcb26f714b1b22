import { landingWeight } from './landing-weight.ts';

/** Each bench prints its figures and says whether they hold. */
const benches: Readonly<Record<string, () => Promise<boolean>>> = { 'landing-weight': landingWeight };

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) {
  process.exitCode = (await bench()) ? 0 : 1;
} else {
  console.error(`npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 2;
}
