import type { runChecks } from '@alveole/service-kit';

type Check = Parameters<typeof runChecks>[0][number];

const mostSkewMs = 30_000;
const timeout = 5_000;

/** Tries the door as a browser reaches it. @param publicUrl with the base path */
export function gatewayChecks(publicUrl: string): readonly Check[] {
  const answerOf = async (path: string): Promise<Response> => {
    const response = await fetch(`${publicUrl}${path}`, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`${path} répond ${response.status}`);
    return response;
  };
  return [
    {
      part: 'adresse publique',
      variables: ['PUBLIC_URL'],
      async tries() {
        await answerOf('/healthz');
        return publicUrl;
      },
    },
    {
      part: 'pages',
      variables: ['SHELL_DIR', 'CAMPAIGN'],
      async tries() {
        const { campaign } = (await (await answerOf('/config.json')).json()) as { campaign?: { name?: string } };
        return campaign?.name;
      },
    },
    {
      part: 'horloge',
      variables: [],
      async tries() {
        const { headers } = await answerOf('/healthz');
        const skew = Math.abs(Date.now() - Date.parse(headers.get('date') ?? ''));
        if (!(skew < mostSkewMs))
          throw new Error(
            `${Math.round(skew / 1000)} s d’écart avec cette machine : les codes et les signatures expirent`,
          );
        return undefined;
      },
    },
  ];
}
