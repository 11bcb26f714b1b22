/** Views that one person keeps of one list. */
export const maxViews = 30;

/** What may wait at the desk. */
export const waitingQueues = ['registered', 'resubmitted', 'training-to-send', 'training-sent', 'mine'] as const;
