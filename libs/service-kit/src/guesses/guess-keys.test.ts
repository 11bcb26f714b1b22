import { createGuessKeys, networkOf } from './guess-keys.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:DB8:0:7:aaaa:bbbb:cccc:dddd', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the keys of counts', () => {
  const keys = createGuessKeys('pepper');

  it('differ by mail, place and purpose, and hold none of them', () => {
    const guesser = { address: '203.0.113.7', device: 'd1' };
    const made = [
      keys.device('a@b.fr', guesser),
      keys.address('a@b.fr', guesser),
      keys.address('c@d.fr', guesser),
      keys.own('sign-in', 'place'),
      keys.own('recovery', 'place'),
      keys.strangers('sign-in', 'a@b.fr'),
      createGuessKeys('salt').address('a@b.fr', guesser),
    ];
    expect(new Set(made).size).toBe(made.length);
    expect(made.join()).not.toMatch(/@|203|place/);
  });
});
