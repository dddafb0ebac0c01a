import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a use case is called in each place. */
export interface Names {
  service: string;
  aggregate: string;
  useCase: string;
  /** `withdrawApplication`: operation and decider. */
  camel: string;
  /** `WithdrawApplication`. */
  pascal: string;
  /** `blogPost`: the aggregate's definition. */
  aggregateCamel: string;
  /** `withdraw application`: in sentences. */
  words: string;
  kind: 'command' | 'query';
}

/** A wrong name, or something that is there already: told in one line, without a stack. */
export class Refusal extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const pascal = (kebab: string): string =>
  kebab.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
const camel = (kebab: string): string => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());

/** @throws Refusal for names that are not kebab-case, or a service or aggregate that does not exist below `root`. */
export function namesOf(root: string, service: string, aggregate: string, useCase: string, kind: Names['kind']): Names {
  for (const [what, name] of Object.entries({ service, aggregate, 'use case': useCase })) {
    if (!KEBAB.test(name)) throw new Refusal(`The name of the ${what} is written like-this, not "${name}".`);
  }
  if (!existsSync(join(root, `apps/${service}/src/${service}.module.ts`)))
    throw new Refusal(`There is no service ${service}.`);
  if (!existsSync(join(root, `apps/${service}/src/${aggregate}/domain/${aggregate}.ts`))) {
    throw new Refusal(`The service ${service} has no aggregate ${aggregate}.`);
  }
  return {
    service,
    aggregate,
    useCase,
    kind,
    camel: camel(useCase),
    pascal: pascal(useCase),
    aggregateCamel: camel(aggregate),
    words: useCase.replaceAll('-', ' '),
  };
}
