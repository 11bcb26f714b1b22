import { askedRemotes } from './asked-remotes.ts';

const question = '?remote=back_office@http://localhost:8184';
const office = { name: 'back_office', origin: 'http://localhost:8184' };

beforeEach(() => sessionStorage.clear());

describe('remotes from a development server', () => {
  it('stay asked for in the tab, and a later address replaces the earlier one', () => {
    expect(askedRemotes(question, sessionStorage, true)).toEqual({ asked: [office], refused: [] });
    expect(askedRemotes('', sessionStorage, true)).toEqual({ asked: [office], refused: [] });
    const elsewhere = { ...office, origin: 'http://127.0.0.1:9000' };
    const training = { name: 'training', origin: 'http://localhost:8190' };
    const more = '?remote=back_office@http://127.0.0.1:9000/x&remote=training@http://localhost:8190';
    expect(askedRemotes(more, sessionStorage, true).asked).toEqual([elsewhere, training]);
    expect(askedRemotes('', sessionStorage, true).asked).toEqual([elsewhere, training]);
  });

  it.each([
    'back_office',
    'back_office@',
    '@http://localhost:8184',
    'Back-Office@http://localhost:8184',
    'back_office@http://evil.example',
    'back_office@http://localhost.evil.example',
    'back_office@http://localhost@evil.example',
    'back_office@javascript:alert(1)',
    'back_office@data:text/javascript,alert(1)',
  ])('are refused as %s', (text) => {
    const given = `?${new URLSearchParams({ remote: text })}`;
    expect(askedRemotes(given, sessionStorage, true)).toEqual({ asked: [], refused: [text] });
    expect(sessionStorage).toHaveLength(0);
  });

  it('are refused by an installation that is in use, which also forgets what was kept', () => {
    askedRemotes(question, sessionStorage, true);
    expect(askedRemotes(question, sessionStorage, false)).toEqual({
      asked: [],
      refused: ['back_office@http://localhost:8184'],
    });
    expect(sessionStorage).toHaveLength(0);
  });
});
