import path from 'node:path';

/** @param {string} file */
const featureOf = (file) => /(?:^|\/)apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
/** @param {string} file */
const serviceOf = (file) => /(?:^|\/)apps\/([^/]+)\/src\//.exec(file)?.[1];
/** @param {string} file */
const isDomain = (file) => /(?:^|\/)apps\/[^/]+\/src\/(?:.*\/)?domain\//.test(file) && serviceOf(file) !== 'web';
/** @param {string} file */
const isSharedWeb = (file) => /(?:^|\/)apps\/web\/src\/(?:components|lib)\//.test(file);

/** Pure functions alone: no framework, no I/O, no clock. */
const domainPackages = ['@stallbook/kernel', 'zod', '@photostructure/tz-lookup'];

/**
 * The message for an import that crosses a boundary.
 * @param {string} file
 * @param {string} source
 */
function crossing(file, source) {
  const relative = source.startsWith('.');
  const target = relative ? path.posix.join(path.posix.dirname(file), source) : '';
  const feature = featureOf(target);
  if (feature && featureOf(file) && featureOf(file) !== feature) return 'feature';
  if (feature && isSharedWeb(file)) return 'shared';
  if (!isDomain(file)) return undefined;
  if (relative) return isDomain(target) && serviceOf(target) === serviceOf(file) ? undefined : 'domain';
  return domainPackages.includes(source) ? undefined : 'package';
}

/** Boundaries inside one project, which Nx cannot see. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      feature: 'A feature never imports another feature: share it in components/ or lib/, or join both in app/.',
      shared: 'What all features share imports no feature.',
      domain: 'A relative import must not leave domain/, except into another domain/ of the same service.',
      package: 'A domain imports only the kernel, zod, and packages of pure functions.',
    },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const file = context.filename.split(path.sep).join('/');
    /** @param {{ type: string, value?: unknown } | null | undefined} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const messageId = crossing(file, source.value);
      if (messageId) context.report({ node: source, messageId });
    };
    /** @param {{ source?: { type: string, value?: unknown } | null }} node */
    const checkSource = ({ source }) => check(source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};
