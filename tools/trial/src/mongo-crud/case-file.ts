import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BSON } from 'mongodb';
import { z } from 'zod';

const document = z.record(z.string(), z.unknown());
const requirement = z.object({
  minServerVersion: z.string().optional(),
  maxServerVersion: z.string().optional(),
  topologies: z.array(z.string()).optional(),
  auth: z.boolean().optional(),
  serverParameters: document.optional(),
});
const state = z.object({
  databaseName: z.string(),
  collectionName: z.string(),
  documents: z.array(document),
});

const operation = z.object({
  object: z.string(),
  name: z.string(),
  arguments: document.default({}),
  expectResult: z.unknown().optional(),
  expectError: z
    .object({
      isClientError: z.boolean().optional(),
      errorCode: z.number().optional(),
      errorContains: z.string().optional(),
      expectResult: z.unknown().optional(),
    })
    .optional(),
});

const crudCase = z.object({
  description: z.string(),
  runOnRequirements: z.array(requirement).default([]),
  operations: z.array(operation),
  outcome: z.array(state).default([]),
});

/** The form of MongoDB's unified test cases, as far as those of CRUD use it. What drivers send is not looked at. */
const caseFile = z.object({
  description: z.string(),
  runOnRequirements: z.array(requirement).default([]),
  createEntities: z.array(document),
  initialData: z.array(state).default([]),
  tests: z.array(crudCase),
});

export type CaseFile = z.output<typeof caseFile>;
export type CrudCase = z.output<typeof crudCase>;
export type CrudOperation = z.output<typeof operation>;
export type CollectionState = z.output<typeof state>;
export type Requirement = z.output<typeof requirement>;

/** Reads every case file of a folder, in the order of their names. */
export function readCaseFiles(folder: string): CaseFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => caseFile.parse(BSON.EJSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
