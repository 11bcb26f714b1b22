import { campaigns } from './campaigns/campaigns.ts';
import { deskKeys } from './desk-keys/desk-keys.ts';
import { embedded } from './embedded/embedded.ts';
import { hexCodeCodec } from './hex-code/codec.ts';
import { hints } from './hints/hints.ts';
import { hexCode } from './hex-code/hex-code.ts';
import { ledger } from './ledger/ledger.ts';
import { lists } from './lists/lists.ts';
import { operations } from './operations/operations.ts';
import { screenBudgets } from './screens/screens.ts';
import { stream } from './stream/stream.ts';
import { traces } from './traces/traces.ts';
import { wholeFile } from './whole-file/whole-file.ts';

/** Each bench takes the arguments after its name, prints its figures and says whether they hold. */
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  campaigns,
  'desk-keys': deskKeys,
  embedded,
  hints,
  'hex-code': hexCode,
  'hex-code-codec': hexCodeCodec,
  ledger,
  lists,
  operations,
  screens: screenBudgets,
  stream,
  traces,
  'whole-file': wholeFile,
};

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) {
  process.exitCode = (await bench(process.argv.slice(3))) ? 0 : 1;
} else {
  console.error(`npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 2;
}
