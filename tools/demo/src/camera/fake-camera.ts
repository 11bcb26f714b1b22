/** Arguments of a Chromium whose only camera shows a film, and which asks nobody whether a page may use it. */
export const cameraShowing = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];
