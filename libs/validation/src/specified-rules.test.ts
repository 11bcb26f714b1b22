import { temporaryRefusalReasons } from '@alveole/domain';
import type { z } from 'zod';
import * as rules from './index.ts';
import { englishMessage } from './messages.ts';
import { faultOf } from './text.ts';

const required = 'Field is required';
const characters = 'Invalid characters';
const knownZip = rules.knownPostcode(() => false);
const { date, volume, folio } = rules.registerEntry.shape;
const reasons = rules.refusalReasons(temporaryRefusalReasons);
const pair = { password: 'Velo-1234', password2: 'Velo-12345' };
const school = {
  diplomas: ['EMV'],
  description: 'x'.repeat(500),
  pedagogy: 'y'.repeat(500),
  trainers: 2,
  weeklyHours: 12,
  attestsDiplomas: true,
  attestsLegalDuties: true,
};
const provider = (change: object) => [rules.trainingProvider, { ...school, ...change }] as const;

/** Section 5 of the specification: what is typed, what the form says, and what the wire says of it. */
const table: readonly (readonly [rule: z.ZodType, typed: unknown, french: string, english: string])[] = [
  [rules.mail, 'élodie@exemple.fr', 'Veuillez renseigner un email valide', 'Invalid email'],
  [rules.credentials, { mail: '', password: '' }, 'Veuillez renseigner un email et un mot de passe', required],
  [rules.mailCode, '12345', 'Veuillez renseigner un code valide', characters],
  [rules.recoveryCode, '1234567', 'Veuillez renseigner un code valide', characters],
  [rules.newPassword, '', 'Veuillez renseigner un mot de passe', required],
  [rules.newPassword, 'Velo-12', 'Les mots de passe doivent être sur au moins 8 caractères', characters],
  [rules.passwordPair, pair, 'Les mots de passe ne sont pas identiques', 'Passwords differ'],
  [rules.siret, '732 829 320 0007', 'Veuillez renseigner un siret valide sans espace', 'Invalid siret'],
  [rules.rna, 'W 2345678', 'Veuillez renseigner un RNA valide sans espace', 'Invalid rna'],
  [date, '31/02/2020', "Veuillez renseigner une date d'inscription valide", 'Invalid date'],
  [volume, '12', 'Veuillez renseigner un numéro de Volume valide', characters],
  [folio, '1234', 'Veuillez renseigner un numéro de Folio valide', characters],
  [rules.ape, '', 'Veuillez renseigner un code APE', characters],
  [rules.companyName, '', 'Veuillez renseigner une raison sociale', required],
  [rules.commercialName, '', 'Veuillez renseigner une dénomination commerciale', required],
  [rules.representativeName, '', 'Veuillez renseigner un nom', required],
  [rules.representativeFirstName, '', 'Veuillez renseigner un prénom', required],
  [rules.address, '', 'Veuillez renseigner une adresse', required],
  [rules.gpsPosition, {}, 'Veuillez renseigner les coordonnées GPS', required],
  [rules.postcode, '6700', 'Veuillez renseigner un code postal', 'Invalid zip'],
  [rules.city, '', 'Veuillez renseigner une ville', required],
  [rules.phone, '+3338800000', 'Veuillez renseigner un numéro de téléphone', 'Invalid phone'],
  [rules.mobile, '+33388000000', 'Veuillez renseigner un numéro de téléphone valide', 'Invalid phone'],
  [rules.chain, '', 'Veuillez renseigner une chaîne de magasin', required],
  [rules.entityStatus, 7, 'Veuillez renseigner le statut de votre entité', required],
  [rules.repairersOnSite, '', 'Veuillez renseigner le nombre de réparateurs sur site', required],
  [rules.repairsPerWeek, 'dix', 'Veuillez renseigner le nombre moyen de réparations par semaine', required],
  [rules.iban, 'FR76', 'Veuillez renseigner un IBAN valide', 'Invalid iban'],
  [rules.productId, '123456', "L'identifiant est limité à 5 caractères", 'Too long'],
  [
    rules.openingHours,
    { mon: ['12:00', '09:00', '', ''] },
    "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.",
    'Invalid opening-hours format',
  ],
  [...provider({ diplomas: [] }), 'Veuillez sélectionner au moins un diplôme', required],
  [...provider({ description: 'x'.repeat(499) }), 'La description doit compter au moins 500 caractères', 'Too short'],
  [...provider({ pedagogy: 'x'.repeat(499) }), 'La pédagogie doit compter au moins 500 caractères', 'Too short'],
  [...provider({ trainers: '' }), 'Veuillez renseigner le nombre de formateurs', required],
  [...provider({ weeklyHours: 'x' }), "Veuillez renseigner le nombre d'heures par semaine", required],
  [
    rules.documentFileName,
    'kbis.gif',
    'Les fichiers autorisés sont les images au format PNG ou JPG, ainsi que les documents PDF',
    'Invalid file type',
  ],
  [
    rules.soughtPlace,
    { address: '', postcode: '' },
    "Veuillez saisir une adresse ou un code postal avant d'afficher la carte",
    required,
  ],
  [reasons, [], 'Veuillez renseigner un motif de refus', required],
  [reasons, [{ key: 3 }], 'Veuillez renseigner un motif de refus', required],
  [rules.chosenUser, '', 'Veuillez sélectionner un utilisateur', required],
];

describe('what the specification says of a wrong field', () => {
  it.each(table)('%#', (rule, typed, french, english) => {
    expect([faultOf(rule, typed), englishMessage(french)]).toEqual([french, english]);
  });

  it('is said of a postcode that no town has', async () => {
    const { error } = await knownZip.safeParseAsync('99999');
    expect(error?.issues[0]?.message).toBe('Code postal inconnu');
    expect(englishMessage('Code postal inconnu')).toBe('Unknown zip');
  });
});
