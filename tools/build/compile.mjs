import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Compiles <dir>/src into <dir>/dist with the settings of .swcrc and copies other files. Deletes the old output
 * first.
 * @param {string} repo
 * @param {string} dir
 */
export async function compilePackage(repo, dir) {
  const { transformFile } = await import('@swc/core');
  const {
    $schema: _schema,
    exclude = [],
    ...config
  } = /** @type {{ exclude?: string[] } & Record<string, unknown>} */ (
    JSON.parse(readFileSync(join(repo, '.swcrc'), 'utf8'))
  );
  const excluded = exclude.map((/** @type {string} */ pattern) => new RegExp(pattern));
  const source = join(dir, 'src');
  const target = join(dir, 'dist');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !excluded.some((pattern) => pattern.test(relative(dir, file).split(sep).join('/'))));
  await Promise.all(
    files.map(async (file) => {
      const output = join(target, relative(source, file));
      mkdirSync(dirname(output), { recursive: true });
      if (!/(?<!\.d)\.ts$/.test(file)) return copyFileSync(file, output);
      const { code, map } = await transformFile(file, { ...config, swcrc: false, configFile: false });
      const script = output.replace(/\.ts$/, '.js');
      const name = script.slice(script.lastIndexOf(sep) + 1);
      writeFileSync(script, map ? `${code}\n//# sourceMappingURL=${name}.map\n` : code);
      if (map) writeFileSync(`${script}.map`, map);
    }),
  );
}
