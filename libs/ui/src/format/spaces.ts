/** The non-breaking spaces of French typography. */
export const NO_BREAK_SPACE = '\u00a0';
/** The narrow one, as Intl writes it between thousands. */
export const NARROW_NO_BREAK_SPACE = '\u202f';
