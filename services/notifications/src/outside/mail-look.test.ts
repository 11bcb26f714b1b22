import { resolve } from 'node:path';
import { requireFace } from '@alveole/campaigns';
import { htmlOf } from './mail-html.ts';
import { mailLookOf, senderOf } from './mail-look.ts';
import { writeMail } from './write-mail.ts';

const campaigns = resolve(import.meta.dirname, '../../../../campaigns');
const metropolis = mailLookOf(requireFace(campaigns, 'metropole-exemple'), {});
const demonstration = mailLookOf(requireFace(campaigns, 'open-ended'), {});
const message = {
  channel: 'mail',
  template: 'staff-mail',
  to: 'a@b.fr',
  subject: 'Objet',
  paragraphs: ['Bonjour'],
} as const;

it('writes a mail in the name and the colour of the face, its lines below the text', () => {
  const html = htmlOf(message, metropolis);
  expect(html).toContain('color:#6d2077">Vélo Métropole</p>');
  expect(html).toMatch(/Bonjour.*<\/div>.*Métropole d’Exemple, 12 place du Vélo, 69000 Exemple<br>Une question/s);
  expect(writeMail(message, metropolis).text).toMatch(
    /^Bonjour\n\n-- \nMétropole d’Exemple.*Une question : 04 00 00 00 00$/s,
  );
});

it('writes a mail without lines below where a face gives none', () => {
  expect(writeMail(message, demonstration).text).toBe('Bonjour');
  expect(htmlOf(message, demonstration)).toContain('color:#0b5f5c">Alvéole</p>');
});

it('writes a mail in the name that the environment says in the place of the face', () => {
  const face = requireFace(campaigns, 'metropole-exemple');
  expect(mailLookOf(face, { PROGRAMME_NAME: 'Vélo', CONTACT_PROFESSIONALS: 'pro@velo.example' })).toMatchObject({
    programmeName: 'Vélo',
    contact: 'pro@velo.example',
  });
});

it.each([
  ['the one of the face', 'Autre <a@b.fr>', metropolis, { name: 'Vélo Métropole', address: 'a@b.fr' }],
  ['the one of the address where the face gives none', 'Autre <a@b.fr>', demonstration, 'Autre <a@b.fr>'],
  ['the programme’s where nobody gives one', 'a@b.fr', demonstration, { name: 'Alvéole', address: 'a@b.fr' }],
])('names as the sender of a mail %s', (_, from, mailLook, sender) => {
  expect(senderOf(from, mailLook)).toEqual(sender);
});
