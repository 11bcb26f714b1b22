import { packService } from './pack-service.ts';

const [folder, target] = process.argv.slice(2);
if (!folder || !target) {
  console.error('pack-service <folder> <target>   bundles services/<name> and lays out what its image holds');
  process.exit(1);
}
const { packages, bytes } = await packService(folder, target);
console.log(`${folder}: ${packages} packages, ${Math.round(bytes / 1e6)} MB`);
