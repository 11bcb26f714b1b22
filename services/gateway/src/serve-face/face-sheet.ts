import type { Face, FacePicture, Palette } from '@alveole/campaigns';

/** Name of a picture of the face beside its sheet. */
export function pictureName(name: 'logo' | 'logo-sombre', { type }: FacePicture): string {
  return `${name}.${type === 'image/png' ? 'png' : 'svg'}`;
}

/**
 * The sheet that a page of this installation has besides those of its build: its tones in both themes, and its logo in
 * the place of Alvéole's sign. It wins over the kit's tokens wherever it stands in the page.
 */
export function faceSheet({
  palette,
  pictures,
  logoSaysName,
}: Pick<Face, 'palette' | 'pictures' | 'logoSaysName'>): string {
  const { logo, darkLogo } = pictures;
  return [
    ...(palette ? [lightTones(palette.light), dark(tones(palette.dark))] : []),
    ...(logo ? [sign(pictureName('logo', logo), logo), dark(darkSign(darkLogo))] : []),
    ...(logo && logoSaysName ? [hiddenName] : []),
  ].join('\n');
}

const dark = (rules: string) => `@media screen and (prefers-color-scheme: dark) {\n${rules}\n}`;

function tones(tones: Palette['light'] | Palette['dark']): string {
  return `:root:root {\n${Object.entries(tones)
    .map(([name, colour]) => `  --color-${name}: ${colour};`)
    .join('\n')}\n}`;
}

/** The brand of documents and maps, whose ground is white in both themes, is the light one. */
function lightTones(light: Palette['light']): string {
  return `${tones(light)}\n:root:root {\n  --color-brand-on-white: ${light.brand};\n}`;
}

/** Wide logos keep the height of the sign; a page has room for six times its width. */
const widest = 6;

const sign = (file: string, { ratio }: FacePicture): string => `:root [data-sign] {
  inline-size: calc(var(--icon-l) * ${Math.min(ratio, widest).toFixed(3)});
  background: url('${file}') center / contain no-repeat;
  print-color-adjust: exact;
}
:root [data-sign] > * {
  visibility: hidden;
}`;

/** A logo that was drawn for white paper keeps a light plate around it. */
const darkSign = (darkLogo: FacePicture | undefined): string =>
  darkLogo
    ? `:root [data-sign] {\n  background-image: url('${pictureName('logo-sombre', darkLogo)}');\n}`
    : `:root [data-sign] {
  background-color: #fff;
  border-radius: var(--radius-s);
  box-shadow: 0 0 0 3px #fff;
  margin-inline: 3px;
}`;

const hiddenName = `:root [data-sign-name] {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}`;
