import { waitForTouch } from './wait-for-touch.ts';

// The gateway writes the app's scripts beside this one's address, see `assemblePage`.
const { app = '' } = (document.currentScript as HTMLScriptElement).dataset;
waitForTouch({ page: document, scripts: app.split(' ') });
