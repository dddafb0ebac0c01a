import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repo = join(import.meta.dirname, '../../..');
const text = readFileSync(join(repo, 'Dockerfile'), 'utf8');

export interface Stage {
  name: string;
  from: string;
  /** Instructions with their arguments, without options such as `--mount`. */
  steps: [instruction: string, rest: string][];
}

/** The stages of the Dockerfile; the last one, which is shipped, has no name. */
export const stages: Stage[] = text
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((part) => {
    const lines = part.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const [first = '', ...others] = lines;
    const [, from = '', name = ''] = /^FROM (\S+)(?: AS (\w+))?$/.exec(first) ?? [];
    const steps = others.map((line): [string, string] => {
      const [, instruction = '', rest = ''] = /^([A-Z]+) (?:--mount=\S+ )*(.+)$/.exec(line) ?? [];
      return [instruction, rest];
    });
    return { name, from, steps };
  });

/** The command of the only RUN step of a stage. */
export function runOf(name: string): string {
  const [command, ...others] = (stages.find((stage) => stage.name === name)?.steps ?? [])
    .filter(([instruction]) => instruction === 'RUN')
    .map(([, rest]) => rest);
  if (command === undefined || others.length > 0) throw new Error(`The stage ${name} has not exactly one RUN step.`);
  return command;
}

export const baseImage = /^ARG NODE=(\S+)$/m.exec(text)?.[1] ?? '';
