import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import type { GeneratedDocument } from './generated-documents.ts';

/** What Spectral and Redocly, with the rules that they recommend, find in an OpenAPI or AsyncAPI document. */
export async function lintDocument(document: GeneratedDocument): Promise<string[]> {
  return [...(await askSpectral(document)), ...(await askRedocly(document))].map(
    (fault) => `${document.path}: ${fault}`,
  );
}

async function askSpectral({ content }: GeneratedDocument): Promise<string[]> {
  const document = JSON.parse(content) as Record<string, unknown>;
  const spectral = new spectralCore.Spectral();
  const { asyncapi, oas } = spectralRulesets;
  spectral.setRuleset({ extends: ('asyncapi' in document ? asyncapi : oas) as RulesetDefinition });
  const found = await spectral.run(document);
  return found.map(({ code, path, message }) => `Spectral ${code} ${path.join('.')}: ${message}`);
}

async function askRedocly({ path, content }: GeneratedDocument): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: content, absoluteRef: path, config });
  return found.map(({ ruleId, location, message }) => `Redocly ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}
