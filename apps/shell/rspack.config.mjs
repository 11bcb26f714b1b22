import { shellConfig } from '@alveole/build-front';

export default shellConfig({
  port: 8180,
  directory: import.meta.dirname,
  title: 'Alvéole',
  worker: './src/work-offline/service-worker.ts',
  firstTouch: './src/start/first-touch.ts',
  askAhead: './src/start/ask-ahead.ts',
  drawWaiting: './src/start/draw-waiting.ts',
  prerender: './src/prerender.tsx',
});
