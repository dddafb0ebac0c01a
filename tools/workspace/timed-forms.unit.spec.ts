import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Screen {
  path: string;
  load: () => unknown;
}
const app = path.resolve(import.meta.dirname, '../../apps/web/src');
const { screens } = (await import(path.join(app, 'app/screens.ts'))) as { screens: Screen[] };
const { isTimed } = (await import(path.join(app, 'features/session-timeout/rules.ts'))) as {
  isTimed: (path: string) => boolean;
};

/** Passwords and codes are never kept. */
const withSecretsOnly = [
  'components/second-factor/proof-form.tsx',
  'features/account-erasure/components/delete-account-form.tsx',
  'features/account-export/components/password-dialog.tsx',
  'features/identity/components/change-password.tsx',
  'features/second-factor/components/add-authenticator.tsx',
];
/** One short value or a file, which cannot be kept. */
const quickToEnterAgain = [
  'features/admin-blog/components/image-dialog.tsx',
  'features/admin-blog/components/link-dialog.tsx',
  'features/admin-blog/components/schedule-dialog.tsx',
];
const typesOnly = /^(?:import|export) type [^;]+;/gm;
const relative = /(?:from |import\()["'](\.[^"']+)\.js["']/g;

const importsIn = (text: string, folder: string): string[] =>
  [...text.replace(typesOnly, '').matchAll(relative)]
    .flatMap(([, name]) => ['.ts', '.tsx'].map((ending) => path.join(folder, `${name}${ending}`)))
    .filter((file) => existsSync(file));

function textsFrom(starts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const open = [...starts];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    open.push(...importsIn(text, path.dirname(file)));
  }
  return found;
}

describe('The forms of the pages on which inactivity is timed', () => {
  const pages = screens
    .filter((screen) => isTimed(screen.path))
    .flatMap(({ load }) => importsIn(load.toString(), path.join(app, 'app')));
  const frame = path.join(app, 'app/layout/root-layout.tsx');
  const forms = [...textsFrom([...pages, frame])]
    .map(([file, text]) => ({ file: path.relative(app, file), text }))
    .filter(({ file, text }) => /<(Form|FormDialog|StepForm)\b/.test(text) && !file.startsWith('components/ui/'));

  it('[ID-098] offer unsaved input again after the end of the session', () => {
    expect(forms.length).toBeGreaterThan(15);
    const without = forms.filter(({ text }) => !text.includes('<FormDraft')).map(({ file }) => file);
    expect(without.sort()).toEqual([...withSecretsOnly, ...quickToEnterAgain].sort());
  });
});
