/** Rows of a list that a page shows (repairs §9). */
export const shownPerPage = 195;

/** Rows that an answer holds: one more than is shown says that there is a next page. */
export const rowsPerPage = shownPerPage + 1;

/** Entries of a file's history that a page shows, and that an answer holds. */
export const shownPerHistory = 40;
export const rowsPerHistory = shownPerHistory + 1;

/** Files of each kind that the repairer’s home names; the rest is counted. */
export const homeRows = 3;
