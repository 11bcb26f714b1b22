import { otherTowns } from '@alveole/domain';
import type { NamedTown } from '@alveole/domain';
import { z } from 'zod';

/** YAML reads 69001 as a number, and 01000 as one that has lost its zero. */
const postcode = z
  .union([z.int(), z.string()], { error: 'il faut un code postal de cinq chiffres' })
  .transform((written) => String(written).padStart(5, '0'))
  .refine((code) => /^\d{5}$/.test(code), 'il faut un code postal de cinq chiffres');

/** A text that rules compare: Publicodes has no way to write a quote inside one. */
const comparedName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^'"\\]+$/, 'l’apostrophe s’écrit ’')
  .refine((name) => name !== otherTowns, `«\u00a0${otherTowns}\u00a0» dit déjà toute autre commune`);

const town = z.strictObject({
  nom: comparedName.describe("Comme les règles la nomment\u00a0: bénéficiaire . commune = 'Lyon'."),
  'codes postaux': z.array(postcode).min(1).max(40),
  groupe: comparedName.optional().describe('Une intercommunalité, par exemple\u00a0: bénéficiaire . groupe.'),
});

type WrittenTown = z.output<typeof town>;

/** More than any group of communes has. */
const mostTowns = 300;

/** The towns that rules may name; what is known of people is their postcode. */
export const towns = z
  .array(town)
  .min(1)
  .max(mostTowns)
  .superRefine((all, context) => {
    const message = namesake(all) ?? dividedPostcode(all);
    if (message !== undefined) context.addIssue({ code: 'custom', message, input: all });
  });

function namesake(all: readonly WrittenTown[]): string | undefined {
  const names = all.map(({ nom }) => nom);
  const name = names.find((nom, index) => names.indexOf(nom) !== index);
  return name && `deux communes ont le nom «\u00a0${name}\u00a0»`;
}

/** A postcode that two towns share tells neither of them, but their group. */
function dividedPostcode(all: readonly WrittenTown[]): string | undefined {
  const first = new Map<string, WrittenTown>();
  for (const other of all)
    for (const code of other['codes postaux']) {
      const one = first.get(code);
      if (one !== undefined && one.groupe !== other.groupe)
        return `le code postal ${code} est celui de «\u00a0${one.nom}\u00a0» et de «\u00a0${other.nom}\u00a0», qui n’ont pas le même groupe`;
      first.set(code, other);
    }
  return undefined;
}

/** A town as rules and services name it. */
export function toTown({ nom, 'codes postaux': postcodes, groupe }: WrittenTown): NamedTown {
  return { name: nom, postcodes, ...(groupe !== undefined && { group: groupe }) };
}
