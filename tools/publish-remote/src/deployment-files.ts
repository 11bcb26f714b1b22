import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A remote as the distributed profile runs it. */
export interface DeployedRemote {
  /** Its folder in `apps`: name of its image, its container and its address. */
  readonly folder: string;
  /** In the registry. */
  readonly name: string;
}

/** A file of the distributed profile that says which remotes there are. */
export interface DeploymentFile {
  /** From the root of the repository. */
  readonly path: string;
  /** The file as it must stand, from how it stands. */
  readonly withRemotes: (text: string, remotes: readonly DeployedRemote[]) => string;
}

/** The remotes that the applications of a tree declare in their `package.json`, by folder. */
export function deployedRemotes(root: string): DeployedRemote[] {
  return readdirSync(join(root, 'apps'))
    .sort()
    .filter((folder) => existsSync(join(root, 'apps', folder, 'package.json')))
    .flatMap((folder) => {
      const { remote } = JSON.parse(readFileSync(join(root, 'apps', folder, 'package.json'), 'utf8')) as {
        remote?: { name: string };
      };
      return remote === undefined ? [] : [{ folder, name: remote.name }];
    });
}

/** What says which remotes run, written from their declarations: nobody edits a list of them. */
export const deploymentFiles: readonly DeploymentFile[] = [
  {
    path: 'docker-compose.yml',
    withRemotes: (text, remotes) =>
      withBlock(
        withAddresses(text, /^( +REMOTE_URLS: )'.*'$/m, (urls) => `'${urls}'`, remotes),
        '  ',
        remotes.map(container),
      ),
  },
  {
    path: 'infra/k8s/base/settings.env',
    withRemotes: (text, remotes) => withAddresses(text, /^(REMOTE_URLS=).*$/m, (urls) => urls, remotes),
  },
  { path: 'infra/k8s/base/remotes.yaml', withRemotes: (text, remotes) => withBlock(text, '', remotes.map(deployment)) },
  {
    path: 'infra/k8s/example/kustomization.yaml',
    withRemotes: (text, remotes) => withBlock(text, '  ', remotes.map(image)),
  },
];

const begin = '# remotes: written by npm run documents';
const end = '# /remotes';

/** @throws Error for a file that has no place for them */
function withBlock(text: string, indent: string, entries: readonly string[]): string {
  const [head, rest] = text.split(`${indent}${begin}\n`);
  const tail = rest?.split(`${indent}${end}\n`)[1];
  if (tail === undefined) throw new Error(`no « ${begin} » … « ${end} »`);
  return `${head}${indent}${begin}\n${entries.join('')}${indent}${end}\n${tail}`;
}

function withAddresses(
  text: string,
  line: RegExp,
  quoted: (urls: string) => string,
  remotes: readonly DeployedRemote[],
): string {
  const urls = Object.fromEntries(remotes.map(({ folder, name }) => [name, `http://${folder}:8080`]));
  return text.replace(line, (_, head: string) => `${head}${quoted(JSON.stringify(urls))}`);
}

const container = ({ folder }: DeployedRemote): string => `  ${folder}:
    <<: *remote
    image: alveole/${folder}
    build: { context: ., dockerfile: infra/docker/Dockerfile, target: remote, args: { REMOTE: ${folder} } }

`;

const deployment = ({ folder }: DeployedRemote): string => `---
apiVersion: apps/v1
kind: Deployment
metadata: { name: ${folder}, labels: { app: ${folder}, kind: remote } }
spec:
  selector: { matchLabels: { app: ${folder} } }
  template:
    metadata: { labels: { app: ${folder} } }
    spec:
      containers:
        - name: main
          image: alveole/${folder}
---
apiVersion: v1
kind: Service
metadata: { name: ${folder} }
spec: { selector: { app: ${folder} }, ports: [{ port: 8080 }] }
---
# A node that is drained takes one instance at a time.
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${folder} }
spec: { maxUnavailable: 1, selector: { matchLabels: { app: ${folder} } } }
`;

const image = ({ folder }: DeployedRemote): string =>
  `  - { name: alveole/${folder}, newName: registry.example.org/alveole/${folder}, newTag: 2020-11-02 }\n`;
