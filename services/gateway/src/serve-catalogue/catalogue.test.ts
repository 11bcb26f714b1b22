import { resolve } from 'node:path';
import { requireFace } from '@alveole/campaigns';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import type { Publication } from '@alveole/domain';
import request from 'supertest';
import { endAll, testGateway } from '../gateway.harness.ts';

afterAll(endAll);

const face = requireFace(resolve(import.meta.dirname, '../../../../campaigns'), 'metropole-exemple');
const publicUrl = 'https://velo.example';

interface Dataset {
  readonly '@id': string;
  readonly 'dct:temporal': object;
  readonly 'dct:conformsTo'?: object;
  readonly 'dct:publisher': object;
  readonly 'dcat:distribution': readonly Readonly<Record<string, { '@id': string }>>[];
}

async function gatewayOf(publication?: Publication) {
  const campaign = { ...demonstrationConfig.campaign, endsOn: '2027-12-31', publication };
  const publicConfig = { ...demonstrationConfig, base_path: '/velo', campaign };
  const { app } = await testGateway({ publicConfig, publicUrl, currentFace: () => face });
  return (path: string) => request(app).get(`/velo${path}`);
}

async function recordOf(publication?: Publication) {
  const { body } = await (await gatewayOf(publication))('/donnees/catalogue.jsonld');
  return body as Readonly<Record<string, unknown>> & { 'dcat:dataset': readonly Dataset[] };
}

const idsOf = (record: { 'dcat:dataset': readonly Dataset[] }) =>
  record['dcat:dataset'].map((dataset) => dataset['@id'].replace(/^.*#/, ''));

describe('the catalogue of open data', () => {
  it('is JSON-LD in French, with the publisher of the face and the addresses of this installation', async () => {
    const answer = await (await gatewayOf())('/donnees/catalogue.jsonld');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/ld+json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(await recordOf()).toMatchObject({
      '@context': { dcat: 'http://www.w3.org/ns/dcat#', dct: 'http://purl.org/dc/terms/' },
      '@id': 'https://velo.example/velo/donnees/catalogue.jsonld',
      '@type': 'dcat:Catalog',
      'dct:publisher': {
        'foaf:name': 'Métropole d’Exemple',
        'foaf:mbox': { '@id': 'mailto:bonjour@metropole.example' },
      },
      'foaf:homepage': { '@id': 'https://velo.example/velo/auth/programme' },
    });
  });

  it('names payments by shop, and the schema that they hold to, only where the campaign publishes them', async () => {
    expect(idsOf(await recordOf())).toEqual(['comptes', 'chiffres', 'journal', 'regles']);
    const record = await recordOf({ paymentsByShop: true });
    expect(idsOf(record)).toEqual(['comptes', 'subventions', 'chiffres', 'journal', 'regles']);
    expect(record['dcat:dataset'][1]?.['dct:conformsTo']).toEqual({
      '@id': 'https://schema.data.gouv.fr/scdl/subventions/2.1.1/',
    });
  });

  it('tells of each file its address, its type and the licence of the campaign, and of which days it is', async () => {
    const url = 'https://opendatacommons.org/licenses/odbl/1-0/';
    const [accounts] = (await recordOf({ paymentsByShop: false, licence: { name: 'ODbL 1.0', url } }))['dcat:dataset'];
    expect(accounts?.['dcat:distribution'][0]).toMatchObject({
      'dcat:downloadURL': { '@id': 'https://velo.example/velo/alveoleapi/v1/refunds/open_accounts.csv' },
      'dcat:mediaType': { '@id': 'https://www.iana.org/assignments/media-types/text/csv' },
      'dct:license': { '@id': url },
    });
    expect(accounts?.['dct:temporal']).toMatchObject({ 'dcat:endDate': { '@value': '2027-12-31' } });
  });

  it('is linked from the head of each page that shows published data, beside its files', async () => {
    const head = async (path: string) => (await (await gatewayOf())(path).set('accept', 'text/html')).text;
    expect(await head('/auth/programme/comptes')).toContain(
      '<link rel="describedby" type="application/ld+json" href="https://velo.example/velo/donnees/catalogue.jsonld">',
    );
    expect(await head('/auth/programme/comptes')).toContain(
      '<link rel="alternate" type="text/csv" title="Comptes en CSV" href="https://velo.example/velo/alveoleapi/v1/refunds/open_accounts.csv">',
    );
    expect(await head('/auth/programme/versements')).not.toContain('describedby');
    expect(await head('/auth/particulier/faq')).not.toContain('describedby');
  });

  it('is open to pages of other sites with the files that it names, and no other answer is', async () => {
    const get = await gatewayOf({ paymentsByShop: true });
    const opened = async (path: string) => (await get(path)).headers['access-control-allow-origin'];
    expect(await opened('/donnees/catalogue.jsonld')).toBe('*');
    expect(await opened('/alveoleapi/v1/refunds/open_subsidies.csv')).toBe('*');
    expect(await opened('/alveoleapi/v1/refunds/log/lines?from=0')).toBe('*');
    expect(await opened('/config.json')).toBeUndefined();
    const closed = await gatewayOf();
    expect((await closed('/alveoleapi/v1/refunds/open_subsidies.csv')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
});
