export interface PlainPage {
  readonly title: string;
  /** HTML below the title. */
  readonly content: string;
}

/** A page of plain HTML alone, without style and script: whatever kept a page of the shell away may keep those away too. */
export const plainPage = ({ title, content }: PlainPage): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
