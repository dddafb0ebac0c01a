// `npm run generate -- use-case <service> <aggregate> <use-case> [--query]`: a new slice in step with the others.
// Its specs fail until the rule is written. `--root <folder>` works on another tree.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { namesOf, Refusal, type Names } from './names.js';
import { planUseCase } from './plan.js';
import { writeChanges } from './write.js';

const USAGE = 'Usage: npm run generate -- use-case <service> <aggregate> <use-case> [--query]';

const leftToWrite = ({ kind, service, useCase, camel }: Names): string[] => [
  `who may call it (\`access\`) and what else goes in and out: libs/contracts/src/${service}/`,
  ...(kind === 'command'
    ? [
        'the rule, and the events that it takes, with their golden examples: domain/',
        'what the read model and other services should see of it: the view and the publication',
      ]
    : ['who may see it, and what: the handler; an index for it in the view']),
  `what has to have happened before, in both specs, titled by the requirement: ${useCase}.int.spec.ts`,
  `then \`npm run schema\`; ${camel} is in the gateway's resolver already`,
];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { query: { type: 'boolean', default: false }, root: { type: 'string' } },
  });
  const [what, service = '', aggregate = '', useCase = '', ...rest] = positionals;
  if (what !== 'use-case' || !useCase || rest.length > 0) throw new Refusal(USAGE);
  const root = resolve(values.root ?? resolve(import.meta.dirname, '../..'));
  const names = namesOf(root, service, aggregate, useCase, values.query ? 'query' : 'command');
  const changes = planUseCase(root, names);
  await writeChanges(root, changes);
  console.log(changes.map(({ path, isNew }) => `${isNew ? 'new    ' : 'changed'} ${path}`).join('\n'));
  console.log(
    `\nLeft to write:\n${leftToWrite(names)
      .map((line) => `- ${line}`)
      .join('\n')}`,
  );
}

try {
  await main();
} catch (error) {
  // What parseArgs refuses is the caller's mistake as well.
  const told = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  console.error(told ? error.message : error);
  process.exitCode = 1;
}
