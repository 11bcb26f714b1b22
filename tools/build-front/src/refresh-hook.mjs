// Runs in the page before React, which tells its renderers to this hook at its first moment or never. A live remote
// brings its own refresh runtime later, finds them here and can draw its components anew.
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
