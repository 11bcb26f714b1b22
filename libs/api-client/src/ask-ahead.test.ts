import { askAhead } from './ask-ahead.ts';
import type { AskingPage, FirstCalls } from './ask-ahead.ts';
import { answer, emptySession, tokensOf, tokenWith } from './test-answers.fixture.ts';

const ofFile: FirstCalls = {
  path: '/admin/seances/liste/:id',
  roles: ['ADM'],
  calls: [
    { call: '/enrolment/repair/:id' },
    { call: '/enrolment/entity/:entityId' },
    { call: '/enrolment/repairs', isOfPlainAddress: true },
    { call: '/backend/users', roles: ['REP'] },
  ],
};
const now = () => 1_800_000_000_000;

function openPage(changes: Partial<AskingPage> = {}, { remember = true, tokens = {} } = {}) {
  const { session, storage } = emptySession();
  session.open(tokensOf('one', tokens), { remember });
  const asked: { url: string; init: RequestInit }[] = [];
  const page: AskingPage = {
    storage,
    cookies: { cookie: '' },
    basePath: '/alveole-pro',
    address: { pathname: '/alveole-pro/admin/seances/liste/a%2Fb/', search: '' },
    fetch: async (url, init) => {
      asked.push({ url, init });
      return answer(200, {});
    },
    now,
    ...changes,
  };
  return { asked, page, storage };
}

const urlsOf = (asked: readonly { url: string }[]) => asked.map(({ url }) => url);

describe('the calls that a page sends from its HTML', () => {
  it('sends the first calls of a screen, filled from the address and the person, with the person’s token', () => {
    const { asked, page, storage } = openPage();
    const { accessToken } = JSON.parse(storage.getItem('user') ?? '');
    const answers = askAhead(ofFile, page);
    expect(urlsOf(asked)).toEqual([
      '/alveole-pro/alveoleapi/enrolment/repair/a%2Fb',
      '/alveole-pro/alveoleapi/enrolment/entity/entity-1',
      '/alveole-pro/alveoleapi/enrolment/repairs',
    ]);
    expect(asked[0]?.init).toEqual({
      method: 'GET',
      headers: { accept: 'application/json', 'accept-version': '1.0.0', authorization: `Bearer ${accessToken}` },
    });
    expect(answers.map(({ url, token, takers }) => [url, token === accessToken, takers])).toEqual([
      [asked[0]?.url, true, 1],
      [asked[1]?.url, true, 2],
      [asked[2]?.url, true, 1],
    ]);
  });

  it('sends no first call of a list whose filter stands in the address', () => {
    const { asked, page } = openPage({
      address: { pathname: '/alveole-pro/admin/seances/liste/a', search: '?etat=3' },
    });
    askAhead(ofFile, page);
    expect(urlsOf(asked)).not.toContain('/alveole-pro/alveoleapi/enrolment/repairs');
  });

  it.each([
    ['the token has expired', {}, { tokens: { access_token: tokenWith({ exp: now() / 1000 }) } }],
    ['the browser has ended without the wish to be remembered', {}, { remember: false }],
    ['the HTML was kept for another screen', { address: { pathname: '/alveole-pro/admin/accueil', search: '' } }, {}],
    ['the address cannot be read', { address: { pathname: '/alveole-pro/admin/seances/liste/%E0', search: '' } }, {}],
    ['another role is signed in', {}, { tokens: { entity_gender: 0 } }],
  ])('sends no first call where %s', (_case, changes, signedIn) => {
    const { page, asked } = openPage(changes, signedIn);
    expect([askAhead(ofFile, page), asked]).toEqual([[], []]);
  });

  it('sends no first call where nobody is signed in', () => {
    const { page, asked } = openPage();
    page.storage.clear();
    expect([askAhead(ofFile, page), asked]).toEqual([[], []]);
  });
});
