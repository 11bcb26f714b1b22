/** The mark that the gateway replaces by the page of a remote. */
export const pageMark = '<!--alveole:page-->';
