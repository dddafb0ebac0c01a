import { parseArgs } from 'node:util';
import { Refusal } from './names.js';
import type { Plan } from './plan.js';
import { planAggregate } from './plans/aggregate.js';
import { planEventVersion } from './plans/event-version.js';
import { planIntegrationEvent } from './plans/integration-event.js';
import { planReaction } from './plans/reaction.js';
import { planScreen } from './plans/screen.js';
import { planUseCase } from './plans/use-case.js';

const USAGE = `Usage: npm run generate -- <kind> <names>
  use-case <service> <aggregate> <use-case> [--query]
  aggregate <service> <aggregate>
  reaction <service> <aggregate> <integration-event>
  event-version <service> <aggregate> <event>
  integration-event <service> <aggregate> <event>
  screen <feature> <screen> [--access public|user|vendor|organizer|admin] [--path /address]`;

/** @throws Refusal if the arguments are wrong; parseArgs throws a TypeError with a code for unknown options */
export function planFor(root: string, args: string[]): Plan {
  const { values: options, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      query: { type: 'boolean', default: false },
      access: { type: 'string', default: 'user' },
      path: { type: 'string' },
    },
  });
  const [kind = '', first = '', second = '', third = ''] = positionals;
  const threeNames = {
    'use-case': () => planUseCase(root, first, second, third, options.query),
    reaction: () => planReaction(root, first, second, third),
    'event-version': () => planEventVersion(root, first, second, third),
    'integration-event': () => planIntegrationEvent(root, first, second, third),
  }[kind];
  const twoNames = {
    aggregate: () => planAggregate(root, first, second),
    screen: () => planScreen(root, first, second, options.access, options.path),
  }[kind];
  if (threeNames && positionals.length === 4) return threeNames();
  if (twoNames && positionals.length === 3) return twoNames();
  throw new Refusal(USAGE);
}
