/** Gaps of the 8 px grid, in hundredths of it. */
export type Gap = '050' | '100' | '150' | '200' | '300' | '400' | '600';
