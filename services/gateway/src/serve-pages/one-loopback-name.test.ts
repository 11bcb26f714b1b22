import express from 'express';
import request from 'supertest';
import { oneLoopbackName } from './one-loopback-name.ts';

function pageAt(publicUrl: string, host: string, accept = 'text/html') {
  const app = express();
  app.use(oneLoopbackName(publicUrl));
  app.get('/{*path}', (_request, response) => void response.send('page'));
  return request(app).get('/auth/login?from=x').set({ host, accept });
}

describe('the name of this machine', () => {
  it('becomes the public one, path and query kept', async () => {
    const answer = await pageAt('http://127.0.0.1:8080', 'localhost:8080');
    expect([answer.status, answer.headers.location]).toEqual([302, 'http://127.0.0.1:8080/auth/login?from=x']);
  });

  it.each([
    ['the public name itself', 'http://127.0.0.1:8080', '127.0.0.1:8080', 'text/html'],
    ['a call for JSON', 'http://127.0.0.1:8080', 'localhost:8080', 'application/json'],
    ['a foreign name', 'http://127.0.0.1:8080', 'evil.example', 'text/html'],
    ['a public host', 'https://velo.example', 'localhost:8080', 'text/html'],
  ])('stays for %s', async (_, publicUrl, host, accept) => {
    expect((await pageAt(publicUrl, host, accept)).text).toBe('page');
  });
});
