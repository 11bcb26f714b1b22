// Lints source texts as if they stood at given places and prints the rules that each breaks. Runs outside jest,
// whose sandbox cannot load an ESM configuration.
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: process.argv[2] });
const planted = JSON.parse(process.argv[3]);
const results = [];
for (const { code, filePath } of planted) {
  const [result] = await eslint.lintText(code, { filePath });
  results.push((result?.messages ?? []).map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(results));
