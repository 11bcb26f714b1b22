/** Told to the document once the app has taken the page over, see `waitForTouch`. */
export const startedEvent = 'alveole:started';
