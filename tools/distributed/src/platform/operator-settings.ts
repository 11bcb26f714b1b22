import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { drawSecrets } from '../secrets/draw-secrets.ts';
import { fillEnv } from '../secrets/fill-env.ts';

/** What an operator says in `.env`. The IBAN is the registry's example of France. */
const operatorsValues = {
  DEBTOR_NAME: 'Programme d’essai',
  DEBTOR_IBAN: 'FR1420041010050500013M02606',
  DEBTOR_BIC: 'PSSTFRPPXXX',
  MAIL_FROM: 'Alveole <ne-pas-repondre@exemple.fr>',
  ALERT_MAIL: 'alerte@exemple.fr',
  SMS_URL: 'http://inbox:8080/sms',
};

/** The variables of a `.env` file made from `.env.example`: secrets drawn, the operator's lines filled. */
export function operatorVariables(): Record<string, string> {
  const drawn = fillEnv(readFileSync('.env.example', 'utf8'), drawSecrets());
  return parseEnv(fillEnv(drawn, operatorsValues)) as Record<string, string>;
}
