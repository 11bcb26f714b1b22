import request from 'supertest';
import type { testGateway } from '../gateway.harness.ts';

type App = Awaited<ReturnType<typeof testGateway>>['app'];

/** Asks for a page as a browser does. */
export const open = (app: App, path: string) =>
  request(app).get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');

/** The first data of a page; null where it has none of this name. */
export const inline = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');
