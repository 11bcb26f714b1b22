/** How long a decision of the desk can be taken back. Milliseconds. */
export const regretMs = 10_000;

/** Reasons that the desk keeps. */
export const maxReviewReasons = 60;

/** Characters of a reason, and of the name under which it is chosen. */
export const longestReason = 1000;

export const longestReasonName = 80;

/** Notes that one file may have. */
export const maxStaffNotes = 100;

/** Characters of a note. */
export const longestStaffNote = 1000;
