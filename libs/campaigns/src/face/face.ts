import type { LegalText, LegalTextId, Programme } from '@alveole/domain';
import type { Palette } from './palette.ts';

/** A picture that was checked: an SVG written anew, or a PNG. */
export interface FacePicture {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly bytes: Uint8Array;
  /** Width by height. */
  readonly ratio: number;
}

/** What an installation looks like and says of itself; the figures are its campaign's. */
export interface Face {
  /** Changes with any file of it. */
  readonly mark: string;
  readonly name: Programme['name'];
  readonly contacts: Programme['contacts'];
  /** Who answers for what the installation says and publishes. */
  readonly publisher: { readonly name: string; readonly mail: string };
  /** Absent where the kit's own colours stay. */
  readonly palette?: Palette;
  readonly pictures: Readonly<Partial<Record<'logo' | 'darkLogo' | 'icon' | 'preview', FacePicture>>>;
  /** The name is not written beside the logo. */
  readonly logoSaysName: boolean;
  readonly mails: { readonly sender?: string | undefined; readonly foot: readonly string[] };
  /** Every version of each text, in the order of their days; one at least. */
  readonly legalTexts: Readonly<Record<LegalTextId, readonly LegalText[]>>;
  /** Any of the texts in force or announced is the demonstration's. */
  readonly hasDemonstrationTexts: boolean;
}
