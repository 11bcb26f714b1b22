// Loads the modules of screens' suites in Node's own world: packages once a process, the product's for each suite (docs/adr/0092).
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname } from 'node:path';
import { compileFunction } from 'node:vm';

const requireOfNode = createRequire(import.meta.url);
/** Those of jest for CommonJS, and the environment's. */
const conditions = ['require', 'node', 'default', 'browser'];
/** As it was before a suite replaced timers: React's `act` waits by it. */
const timersOfNode = { ...requireOfNode('timers') };
const transformOptions = {
  coverageProvider: 'babel',
  collectCoverage: false,
  collectCoverageFrom: [],
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};
/** Packages that belong to one suite: the first registers hooks in it, the others keep what it stores on the device. */
const ofOneSuite = /\/node_modules\/(@testing-library\/react\/dist\/index\.js$|fake-indexeddb\/|idb\/)/;

const sharedModules = new Map();
/** The compiled functions of modules: each suite runs those of the product anew, without reading or compiling them. */
const bodies = new Map();
const sourceMaps = new Map();
const paths = new Map();
let isLoadingShared = false;

/** What jest asks of a runtime, for one suite. */
export default class BrowserRuntime {
  constructor(_config, environment, resolver, transformer, _cacheFS, _coverage, testPath) {
    Object.assign(this, { environment, resolver, transformer, testPath });
    this.ownModules = new Map();
    this.doubles = new Map();
    environment.global.jest = this.createJest();
  }

  requireModule(from, name) {
    return name === undefined ? this.load(from) : this.require(from, name);
  }

  /** Jest's own, in the world of jest; its circus begins anew for each suite. */
  requireInternalModule(path) {
    if (path.includes('jestAdapterInit')) {
      delete globalThis[Symbol.for('EVENT_HANDLERS')];
      delete requireOfNode.cache[path];
    }
    return requireOfNode(path);
  }

  require(from, name) {
    if (isBuiltin(name)) return /^(node:)?timers$/.test(name) ? timersOfNode : requireOfNode(name);
    const path = this.resolve(from, name);
    const double = this.doubles.get(path);
    if (double === undefined) return this.load(path);
    double.exports ??= double.create();
    return double.exports;
  }

  resolve(from, name) {
    const key = `${dirname(from)}\n${name}`;
    if (!paths.has(key))
      paths.set(
        key,
        this.resolver.resolveStubModuleName(from, name, { conditions }) ??
          this.resolver.resolveModule(from, name, { conditions }),
      );
    return paths.get(key);
  }

  load(path) {
    const modules = this.modulesWith(path);
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {}, id: path, filename: path };
    modules.set(path, module);
    try {
      // Of a tree of shared modules once, at its root.
      if (modules === sharedModules && !isLoadingShared)
        this.environment.keepNames(() => this.executeShared(module, path));
      else this.execute(module, path);
    } catch (error) {
      modules.delete(path);
      throw error;
    }
    return module.exports;
  }

  executeShared(module, path) {
    isLoadingShared = true;
    try {
      this.execute(module, path);
    } finally {
      isLoadingShared = false;
    }
  }

  modulesWith(path) {
    return !path.includes('/node_modules/') || ofOneSuite.test(path) ? this.ownModules : sharedModules;
  }

  execute(module, path) {
    if (extname(path) === '.json') {
      module.exports = JSON.parse(readFileSync(path, 'utf8'));
      return;
    }
    if (!bodies.has(path)) bodies.set(path, this.compile(path));
    const require = (name) => this.require(path, name);
    require.resolve = (name) => this.resolve(path, name);
    module.require = require;
    bodies.get(path).call(module.exports, module, module.exports, require, path, dirname(path));
  }

  compile(path) {
    const { code, sourceMapPath } = this.transformer.transform(path, transformOptions, readFileSync(path, 'utf8'));
    if (sourceMapPath) sourceMaps.set(path, sourceMapPath);
    const names = ['module', 'exports', 'require', '__filename', '__dirname'];
    return compileFunction(code, names, { filename: path });
  }

  createJest() {
    const { moduleMocker, fakeTimersModern: timers } = this.environment;
    const jest = {
      mocked: (double) => double,
      requireActual: (name) => (isBuiltin(name) ? requireOfNode(name) : this.load(this.resolve(this.testPath, name))),
      requireMock: (name) => this.require(this.testPath, name),
      mock: (name, create) => void this.doubles.set(this.resolve(this.testPath, name), { create }),
    };
    for (const name of ['fn', 'spyOn', 'replaceProperty', 'clearAllMocks', 'resetAllMocks', 'restoreAllMocks'])
      jest[name] = moduleMocker[name].bind(moduleMocker);
    for (const name of [
      ...['useFakeTimers', 'useRealTimers', 'setSystemTime', 'now', 'getTimerCount', 'clearAllTimers'],
      ...['advanceTimersByTime', 'advanceTimersByTimeAsync', 'runAllTimers', 'runAllTimersAsync'],
      ...['runOnlyPendingTimers', 'runOnlyPendingTimersAsync'],
    ])
      jest[name] = timers[name].bind(timers);
    return jest;
  }

  getSourceMaps() {
    return sourceMaps;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
}
