import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appShell } from './tools/app-shell.js';
import { chunkGroups } from './tools/chunk-groups.js';
import { devProxy } from './tools/dev-proxy.js';
import { inLanguage, languages, nameIn } from './tools/in-language.js';
import { precompress } from './tools/precompress.js';

// The gateway: everything that is not a file of the web app.
const gateway = process.env['STALLBOOK_GATEWAY'] ?? 'http://localhost:8080';

/** The text of the first HTML needs styles and fonts, so both come before the scripts. */
function showTextFirst(): Plugin {
  return {
    name: 'stallbook-show-text-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replaceAll(/<(?:script type="module"|link rel="modulepreload") /g, '$&fetchpriority="low" '),
        tags: Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
      }),
    },
  };
}

export default defineConfig(({ command }) => {
  // What is built is for people, also where a test builds it: its NODE_ENV would put the development build of React in.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  const language = languages.find((one) => one === process.env['STALLBOOK_LANGUAGE']) ?? languages[0];
  const page = nameIn(language, 'index.html');
  const worker = nameIn(language, 'service-worker.js');
  return {
    root: import.meta.dirname,
    base: '/',
    // The build in the first language has copied them.
    publicDir: command === 'build' && language !== languages[0] ? false : 'public',
    plugins: [inLanguage(language), react(), showTextFirst(), appShell({ page, worker }), precompress()],
    build: {
      outDir: 'dist',
      // Open pages still ask for chunks of the build they came from; `npm run build` removes them after a week.
      emptyOutDir: false,
      manifest: nameIn(language, '.vite/manifest.json'),
      assetsInlineLimit: 1024,
      // The browsers below need none. Without it, the page names the scripts itself, and each runs in its own task: a slow
      // phone can answer in between.
      modulePreload: { polyfill: false },
      target: ['chrome123', 'edge123', 'firefox124', 'safari17.5'],
      rolldownOptions: {
        input: {
          index: join(import.meta.dirname, page),
          'service-worker': join(import.meta.dirname, 'worker/service-worker.ts'),
        },
        output: {
          // A worker serves the folder it is in, and its address stays.
          entryFileNames: ({ name }) => (name === 'service-worker' ? worker : 'assets/[name]-[hash:7].js'),
          // The first script lists every file, and a hash does not compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    server: {
      port: 5173,
      proxy: devProxy(gateway),
    },
  };
});
