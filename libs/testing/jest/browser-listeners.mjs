// Knows who listens to the window and the document, so that the product's modules and a suite leave with their listeners.

/** Watches who adds listeners to these targets; the answer removes all but those that packages added, which stay loaded. */
export function watchListeners(targets) {
  const listeners = new Set();
  for (const target of targets) {
    const add = target.addEventListener;
    target.addEventListener = (...args) => {
      if (!isCalledByPackage()) listeners.add(() => target.removeEventListener(...args));
      add.apply(target, args);
    };
  }
  return () => {
    for (const remove of listeners) remove();
    listeners.clear();
  };
}

/** Whether the code that called `addEventListener` is a package's, by the file of the third call on the stack. */
function isCalledByPackage() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  Error.prepareStackTrace = (_error, calls) => calls[2]?.getFileName();
  const file = new Error().stack;
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return file?.includes('/node_modules/') ?? false;
}
