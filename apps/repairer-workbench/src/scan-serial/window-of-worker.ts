/** quagga2 takes what a page calls `window` for the global scope, under that name alone; a worker has it under another. */
Object.assign(globalThis, { window: globalThis });
