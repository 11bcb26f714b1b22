// In a container: the embedded database, object store and places behind fixed ports of every interface, where no image
// of MongoDB and MinIO is to be had. Reads `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`; keeps its data below /data/db.
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedParts } from '../../journey/start-embedded-parts.ts';

const dataDir = '/data/db';
const ports = { mongo: 27_017, objects: 9000, places: 8090 };
const ownMongoPort = 27_018;

const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
mkdirSync(dataDir, { recursive: true });
writeFileSync(join(dataDir, 'object-store-key.json'), JSON.stringify({ accessKeyId, secretAccessKey }));
const { environment, process: parts } = await startEmbeddedParts(dataDir, `127.0.0.1:${ownMongoPort}`);
passOn(ports.mongo, ownMongoPort);
passOn(ports.objects, portOf(environment.S3_ENDPOINT));
passOn(ports.places, portOf(environment.GEOCODER_URL));
console.log('ready');
process.once('SIGTERM', () => void parts.stop().then(() => process.exit(0)));
void parts.ended.then((code) => process.exit(code ?? 1));

function portOf(url = ''): number {
  return Number(new URL(url).port);
}

function passOn(port: number, target: number): void {
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    const ends = [incoming, outgoing];
    for (const end of ends) end.on('error', () => ends.forEach((each) => each.destroy()));
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(port, '0.0.0.0');
}
