/** Colour of a status banner. The screen always sets an icon and a word beside it. */
export type StatusTone = 'orange' | 'green' | 'red' | 'purple' | 'grey' | 'black';
