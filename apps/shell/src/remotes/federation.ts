import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteManifest } from './remote-manifest.ts';

/** The federation runtime, as the shell uses it. */
export interface Federation {
  /** @throws Error when the remote's scripts cannot be loaded or it exposes no `routes` */
  load<Module>(name: string, manifest: RemoteManifest): Promise<Module>;
}

/** Loads `./routes` of remotes by the runtime that the bundler put into the page. */
export function createFederation(): Federation {
  const integrityOf = new Map<string, string>();
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptOf(url, integrityOf.get(url)) }]);
  return {
    load: async <Module>(name: string, { entry, integrity }: RemoteManifest) => {
      if (integrity) integrityOf.set(entry, integrity);
      registerRemotes([{ name, entry, type: 'global' }], { force: true });
      const module = await loadRemote<Module>(`${name}/routes`);
      if (!module) throw new Error(`${name} exposes no routes`);
      return module;
    },
  };
}

/** A script that runs only if its bytes are the published ones. */
function scriptOf(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  if (integrity) script.integrity = integrity;
  // The browser compares bytes of another origin only when it may read them.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}
