import { isRedirectUri, isRegisteredUri } from './redirect-uri.ts';

describe('the address where a person returns to software', () => {
  it.each([
    'https://caisse.exemple.fr/retour',
    'https://caisse.exemple.fr',
    'https://caisse.exemple.fr:8443/retour?boutique=12',
    'https://caisse.exemple.fr/retour?codes=1&mon_state=2&b=code',
    'http://127.0.0.1/retour',
    'http://127.0.0.1:49152/retour',
    'http://[::1]:49152/retour',
  ])('may be %s', (uri) => {
    expect(isRedirectUri(uri)).toBe(true);
  });

  it.each([
    ['is not encrypted', 'http://caisse.exemple.fr/retour'],
    ['is the own machine by a name', 'http://localhost:8080/retour'],
    ['has a fragment', 'https://caisse.exemple.fr/retour#code'],
    ['names somebody before the host', 'https://alveole.exemple.fr@voleur.example/retour'],
    ['is a script', 'javascript:alert(1)'],
    ['is a document', 'data:text/html,bonjour'],
    ['turns its slashes', 'https:\\\\caisse.exemple.fr'],
    ['has a blank', 'https://caisse.exemple.fr/re tour'],
    ['is longer than 500 signs', `https://caisse.exemple.fr/${'a'.repeat(500)}`],
    ['has a state of its own', 'https://caisse.exemple.fr/retour?state=fixe'],
    ['has a code of its own behind another parameter', 'https://caisse.exemple.fr/retour?a=1&code=fixe'],
    ['names the installation itself', 'https://caisse.exemple.fr/retour?iss=https://voleur.example'],
    ['has an error of its own, written in numbers', 'https://caisse.exemple.fr/retour?%65rror=non'],
    ['is nothing', ''],
  ])('is refused where it %s', (_, uri) => {
    expect(isRedirectUri(uri)).toBe(false);
  });

  it.each([
    ['the same', 'https://caisse.exemple.fr/retour', true],
    ['a longer path', 'https://caisse.exemple.fr/retour/autre', false],
    ['another host', 'https://caisse.exemple.fr.voleur.example/retour', false],
    ['one more parameter', 'https://caisse.exemple.fr/retour?a=1', false],
    ['another port of a web address', 'https://caisse.exemple.fr:444/retour', false],
    ['another port of the own machine', 'http://127.0.0.1:51000/ici', true],
    ['another path of the own machine', 'http://127.0.0.1:51000/ailleurs', false],
    ['the other number of the own machine', 'http://[::1]:51000/ici', false],
  ])('counts as registered where it is %s: %s → %s', (_, uri, isRegistered) => {
    expect(isRegisteredUri(['https://caisse.exemple.fr/retour', 'http://127.0.0.1:8123/ici'], uri)).toBe(isRegistered);
  });
});
