import { readComposeFile } from '../../deployment/compose-file.ts';
import { standInServices } from './stand-ins.ts';

const compose = readComposeFile('docker-compose.yml');

describe('the stand-ins for servers without an image', () => {
  const services = standInServices({ S3_SECRET_ACCESS_KEY: 'a'.repeat(40) });

  it('change only services that the compose file has', () => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(services)));
  });

  it('give every service that reads an address of a server the one of the stand-in', () => {
    for (const variable of ['MONGODB_URI', 'S3_ENDPOINT']) {
      const readers = Object.entries(compose.services).filter(([, { environment }]) => variable in environment);
      for (const [name] of readers) expect(Object.keys(services[name]?.environment ?? {})).toContain(variable);
    }
  });
});
