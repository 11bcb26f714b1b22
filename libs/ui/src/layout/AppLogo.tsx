import classes from './AppLogo.module.css';

export interface AppLogoProps {
  /** The sign alone, or with the name beside it. */
  variant?: 'sign' | 'full';
  /** Of the programme that the installation serves. */
  name?: string;
  /** On a brand-coloured ground the cell turns white. */
  isOnBrand?: boolean;
}

/** The sign of Alvéole, a hexagon cell with one dot; the sheet of an installation draws its own logo over `data-sign`. */
export function AppLogo({ variant = 'full', name = 'Alvéole', isOnBrand = false }: AppLogoProps) {
  return (
    <span className={classes.logo} data-on-brand={isOnBrand || undefined}>
      <svg viewBox="0 0 32 32" className={classes.sign} data-sign="" {...naming(variant, name)}>
        <path d="M16 2.5 27.7 9.250v13.500L16 29.5 4.3 22.750V9.250Z" className={classes.cell} />
        <circle cx="16" cy="16" r="4.6" className={classes.dot} />
      </svg>
      {variant === 'full' ? (
        <span className={classes.name} data-sign-name="">
          {name}
        </span>
      ) : null}
    </span>
  );
}

function naming(variant: 'sign' | 'full', name: string) {
  return variant === 'sign' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
}
