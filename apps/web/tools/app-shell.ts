import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Parts that load later but must be there without a network, and the screens that can be read then. */
const parts = [
  'src/app/layout/mobile-menu.tsx',
  'src/components/ui/dialog/modal-frame.tsx',
  'src/features/offline/offline.tsx',
  'src/features/session-timeout/session-timeout.tsx',
  'src/lib/offline/kept.ts',
  'src/app/pages/upcoming-events-page.tsx',
  'src/app/pages/roster-page.tsx',
];
const isFont = (file: string) => file.endsWith('.woff2');

interface AppShellFiles {
  page: string;
  worker: string;
}

/** Writes into the service worker which files the app needs to open without a network. */
export function appShell({ page, worker }: AppShellFiles): Plugin {
  return {
    name: 'stallbook-app-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const script = chunks.find(({ fileName }) => fileName === worker);
      if (!script) throw new Error(`The build has no ${worker}.`);
      const start = chunks.find(({ moduleIds }) => holds(moduleIds, 'src/main.tsx'));
      const entries = [start, ...parts.map((part) => chunks.find(({ moduleIds }) => holds(moduleIds, part)))];
      const needed = new Set(Object.keys(bundle).filter(isFont));
      entries.forEach((entry, at) => {
        if (!entry) throw new Error(`The build has no chunk for ${parts[at - 1] ?? 'the page'}.`);
        addWithImports(entry, bundle, needed);
      });
      const files = [page, ...[...needed].sort()].map((file) => `/${file}`);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      script.code = script.code.replace('APP_SHELL', JSON.stringify({ version, page: `/${page}`, files }));
    },
  };
}

const holds = (moduleIds: string[], part: string) => moduleIds.some((id) => id.endsWith(`/apps/web/${part}`));

function addWithImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, needed: Set<string>): void {
  if (needed.has(chunk.fileName)) return;
  needed.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(imported, bundle, needed);
  }
}
