import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readDeployments, readSettings } from './manifests.ts';

const folder = 'infra/k8s';
const deployments = ['services', 'remotes'].flatMap((file) => readDeployments(`${folder}/base/${file}.yaml`));
const names = deployments.map(({ name }) => name).sort();
const documentsOf = (path: string) =>
  parseAllDocuments(readFileSync(`${folder}/${path}`, 'utf8')).map((document) => document.toJS() as unknown);

const labels = z.record(z.string(), z.string());
const patch = z.object({
  spec: z.object({
    replicas: z.number(),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
        }),
        topologySpreadConstraints: z.tuple([z.object({ labelSelector: z.object({ matchLabels: labels }) })]),
        containers: z.tuple([
          z.object({
            resources: z.object({ requests: labels, limits: labels }),
            securityContext: z.object({
              readOnlyRootFilesystem: z.literal(true),
              allowPrivilegeEscalation: z.literal(false),
              capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
            }),
          }),
        ]),
      }),
    }),
  }),
});
const patchOf = (kind: string) => patch.parse(parse(readFileSync(`${folder}/base/patches/${kind}.yaml`, 'utf8'))).spec;

const budget = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({ maxUnavailable: z.literal(1), selector: z.object({ matchLabels: z.object({ app: z.string() }) }) }),
});
const scaler = z.object({
  spec: z.object({ scaleTargetRef: z.object({ name: z.string() }), minReplicas: z.number(), maxReplicas: z.number() }),
});
const policy = z.object({
  spec: z.object({ podSelector: z.object({ matchLabels: labels }), ingress: z.array(z.unknown()).optional() }),
});

describe('the manifests keep the product up', () => {
  it.each(['service', 'remote'])(
    'with two instances of each %s, spread over machines, without a right too many',
    (kind) => {
      const { replicas, template } = patchOf(kind);
      expect(replicas).toBe(2);
      const [spread] = template.spec.topologySpreadConstraints;
      expect(template.metadata.labels).toMatchObject({ ...spread.labelSelector.matchLabels, kind });
    },
  );

  it('with a budget for each, so that a node that is drained takes one at a time', () => {
    const budgets = ['base/disruption.yaml', 'base/remotes.yaml']
      .flatMap(documentsOf)
      .filter((one) => (one as { kind: string }).kind === 'PodDisruptionBudget')
      .map((one) => budget.parse(one));
    expect(budgets.map(({ metadata }) => metadata.name).sort()).toEqual(names);
    expect(budgets.map(({ spec }) => spec.selector.matchLabels.app).sort()).toEqual(names);
  });

  it('and tell the gateway of as many instances as there are', () => {
    expect(readSettings(folder).base.SERVICE_REPLICAS).toBe(String(patchOf('service').replicas));
  });

  it('and scale what is busy from there on, where the operator asks for it', () => {
    const scalers = documentsOf('autoscaling/autoscaling.yaml').map((one) => scaler.parse(one).spec);
    expect(scalers.map(({ scaleTargetRef }) => scaleTargetRef.name).filter((name) => !names.includes(name))).toEqual(
      [],
    );
    for (const { minReplicas, maxReplicas } of scalers) {
      expect(minReplicas).toBe(patchOf('service').replicas);
      expect(maxReplicas).toBeGreaterThan(minReplicas);
    }
    const component = readFileSync(`${folder}/autoscaling/kustomization.yaml`, 'utf8');
    for (const { scaleTargetRef } of scalers) expect(component).toContain(scaleTargetRef.name);
  });
});

describe('the network of the manifests', () => {
  const policies = documentsOf('base/network.yaml').map((one) => policy.parse(one).spec);

  it('lets nobody in where no policy says so', () => {
    const closed = policies.find(({ ingress }) => ingress === undefined);
    expect(closed?.podSelector.matchLabels).toEqual({ 'part-of': 'alveole' });
    for (const kind of ['service', 'remote'])
      expect(patchOf(kind).template.metadata.labels).toMatchObject({ 'part-of': 'alveole' });
  });

  it('lets the world in at the gateway alone', () => {
    const open = policies.filter(({ ingress }) => JSON.stringify(ingress ?? []).includes('"namespaceSelector":{}'));
    expect(open.map(({ podSelector }) => podSelector.matchLabels)).toEqual([{ app: 'gateway' }]);
  });
});
