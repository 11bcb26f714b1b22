export interface SkipLinkProps {
  /** The id of the page's main part. */
  target?: string;
}

/** The first thing the keyboard meets: jumps over the menus. */
export function SkipLink({ target = 'contenu' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className="skip-link">
      Aller au contenu
    </a>
  );
}
