import { bundleService } from './bundle-service.ts';

for (const folder of process.argv.slice(2)) console.log((await bundleService(folder)).outfile);
