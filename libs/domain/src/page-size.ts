/** Rows of a list that a page shows (repairs §9). */
export const shownPerPage = 195;

/** Rows that an answer holds: one more than is shown says that there is a next page. */
export const rowsPerPage = shownPerPage + 1;
