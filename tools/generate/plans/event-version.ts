import { aggregateFiles } from '../aggregate-files.js';
import { closing } from '../edits.js';
import { Refusal, requireKebab } from '../names.js';
import type { Plan } from '../plan.js';
import { Tree } from '../tree.js';

/** The next version of an event: an upcaster from the current one, and golden files. */
export function planEventVersion(root: string, service: string, aggregate: string, event: string): Plan {
  requireKebab({ service, aggregate, event });
  const tree = new Tree(root);
  const { events, decider, home } = aggregateFiles(tree, service, aggregate);
  const type = `${aggregate}.${event}`;
  const [start, end] = definitionOf(tree.text(events), type, events);
  const definition = tree.text(events).slice(start, end);
  const version = Number(/version: (\d+)/.exec(definition)?.[1]);
  const raised = definition.replace(`version: ${version}`, `version: ${version + 1}`);
  const upcasted = withUpcaster(raised, `${version}: (data) => data,`);
  tree.change(events, (text) => text.slice(0, start) + upcasted + text.slice(end));

  const golden = `${home}/domain/golden`;
  const examples = JSON.parse(tree.text(`${golden}/${aggregate}.v${version}.json`)) as Record<string, unknown>;
  tree.addJson(`${golden}/${aggregate}.v${version + 1}.json`, { [type]: examples[type] });
  return {
    changes: tree.changes(),
    golden: { catalog: decider, folder: golden },
    left: [
      `the new fields of ${type}, their values in its upcaster from version ${version}, and the rules that use them`,
      `the example in golden/${aggregate}.v${version + 1}.json; then delete the event's entries in the shapes and edges of`,
      `  version ${version + 1} and record them with GOLDEN=record`,
    ],
  };
}

/** The upcasters of an event are an object, or a constant that events share. */
function withUpcaster(definition: string, upcaster: string): string {
  if (definition.includes('upcast: {')) return definition.replace('upcast: {', `upcast: { ${upcaster}`);
  const shared = /upcast: (\w+)/;
  if (shared.test(definition)) return definition.replace(shared, `upcast: { ...$1, ${upcaster} }`);
  return `${definition.trimEnd().replace(/,$/, '')}, upcast: { ${upcaster} }`;
}

/** From after the opening bracket of the definition to before its closing one. */
function definitionOf(text: string, type: string, file: string): [number, number] {
  const found = new RegExp(`'${type.replace('.', '\\.')}': eventType\\(\\{`).exec(text);
  if (!found) throw new Refusal(`${file} has no event ${type}.`);
  const from = found.index + found[0].length;
  return [from, closing(text, from - 1)];
}
