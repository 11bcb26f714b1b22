export { createFakeApi, type FakeApi } from './browser/fake-api.ts';
export { fakeRemoteProps, type FakeRemoteProps } from './browser/remote-props.ts';
export { renderScreen, type RenderedScreen, type RenderScreenOptions } from './browser/render-screen.tsx';
export { givePictureMaker } from './browser/picture-maker.ts';
export { recordFirstCalls } from './browser/record-first-calls.tsx';
