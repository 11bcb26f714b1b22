import { programme2020 } from './campaign/campaigns.fixture.ts';
import { decideEstablishment } from './establishment/decide-establishment.ts';
import { establishmentKindLabels } from './establishment/kinds.ts';
import { definitiveRefusalReasons, temporaryRefusalReasons } from './establishment/refusal-reasons.ts';
import { establishmentStatusCodes, establishmentStatuses } from './establishment/statuses.ts';
import { establishmentActs } from './establishment/transitions.ts';
import { guideAnswers } from './public-guide/guide-answers.ts';
import { helpSteps, helpTree } from './public-guide/help-tree.ts';
import { decideRepair } from './repair/decide-repair.ts';
import { operationCodes, operationLabels } from './repair/operations.ts';
import { actors, fileAt } from './repair/personas-and-files.fixture.ts';
import { repairStatusCodes, repairStatuses } from './repair/statuses.ts';

const luc = { role: 'ALL', permission: 0, userId: 'luc' } as const;
const repairRefusals = Object.values(actors).flatMap((actor) =>
  operationCodes.flatMap((operation) =>
    repairStatusCodes.map((status) => decideRepair(fileAt(status), { operation }, actor)),
  ),
);
const establishmentRefusals = establishmentActs.flatMap((act) =>
  establishmentStatusCodes.map((status) => decideEstablishment({ entityId: 'shop', status, kind: 0 }, { act }, luc)),
);
const explanations = [...repairRefusals, ...establishmentRefusals].flatMap((decision) =>
  decision.ok ? [] : [decision.refusal.explanation],
);

const texts = [
  ...explanations,
  ...Object.values(operationLabels),
  ...repairStatusCodes.map((status) => repairStatuses[status].label),
  ...establishmentStatusCodes.flatMap((status) => [
    establishmentStatuses[status].label,
    establishmentStatuses[status].partnerMessage,
  ]),
  ...Object.values(establishmentKindLabels),
  ...[...temporaryRefusalReasons, ...definitiveRefusalReasons].map(({ label }) => label),
  ...helpSteps.map((step) => helpTree[step].title),
  ...Object.values(guideAnswers(programme2020)).flat(),
];

/** Quoted in the specification letter by letter. */
const quoted = [
  "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
];

it('no line breaks inside guillemets nor before a colon, semicolon, question or exclamation mark', () => {
  const breaking = /« | »| [:;?!€]/;
  expect([...new Set(texts)].filter((text) => breaking.test(text) && !quoted.includes(text))).toEqual([]);
});
