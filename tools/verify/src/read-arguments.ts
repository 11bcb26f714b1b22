import type { OwnFile } from '@alveole/transparency';

/** What the command line asks for. */
export interface VerifyArguments {
  readonly url: string;
  /** Path of a head that was kept from an earlier verification. */
  readonly olderPath?: string;
  /** Where the newest head is kept for the next time. */
  readonly savePath?: string;
  readonly file?: OwnFile;
  /** Path of the CSV file of a call for funds. */
  readonly callPath?: string;
}

export const usage = [
  'npx alveole-verify ADRESSE [--older RELEVÉ.json] [--save RELEVÉ.json] [--file NUMÉRO CODE] [--call APPEL.csv]',
  '',
  '  ADRESSE   du site du programme, par exemple https://velo.exemple.fr',
  '  --older   compare au relevé gardé d’une vérification passée',
  '  --save    garde le relevé du jour pour la prochaine fois',
  '  --file    retrouve un dossier, par son numéro et le code de son reçu',
  '  --call    compare le fichier d’un appel de fonds au journal, ligne à ligne',
  '',
  'Code de sortie : 0 si tout est conforme, 1 si une anomalie est trouvée, 2 si rien n’a pu être vérifié,',
  '3 si le dossier demandé n’est pas dans le journal, ou pas encore.',
];

type Reader = (values: readonly string[]) => Partial<VerifyArguments>;

const options: Readonly<Record<string, { readonly count: number; readonly read: Reader }>> = {
  '--older': { count: 1, read: ([olderPath = '']) => ({ olderPath }) },
  '--save': { count: 1, read: ([savePath = '']) => ({ savePath }) },
  '--call': { count: 1, read: ([callPath = '']) => ({ callPath }) },
  '--file': { count: 2, read: ([fileNumber = '', receiptCode = '']) => ({ file: { fileNumber, receiptCode } }) },
};

/** Undefined where the words are none of this command. */
export function readArguments(words: readonly string[]): VerifyArguments | undefined {
  let given: Partial<VerifyArguments> = {};
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const option = options[word];
    if (option) {
      const values = words.slice(place + 1, place + 1 + option.count);
      if (values.length < option.count) return undefined;
      given = { ...given, ...option.read(values) };
      place += option.count;
    } else if (word.startsWith('-') || given.url !== undefined || !isHttpUrl(word)) return undefined;
    else given = { ...given, url: word };
  }
  const { url } = given;
  return url === undefined ? undefined : { ...given, url };
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
