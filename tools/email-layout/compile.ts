import { readFileSync } from 'node:fs';
import mjml2html from 'mjml';

const FOLDER = 'apps/notifications/src/email/templates/layout';
const SOURCE = `${FOLDER}/layout.mjml`;
export const GENERATED = `${FOLDER}/layout.generated.ts`;

/** The text of a TypeScript module. The layout's template tags stay, since they are filled in for each email. */
export async function compileLayout(): Promise<string> {
  const { html, errors } = await mjml2html(readFileSync(SOURCE, 'utf8'), { keepComments: false });
  // A tag is not a color until it is filled in.
  const mistakes = errors.filter(({ message }) => !message.includes('invalid value: {{'));
  if (mistakes.length > 0) throw new Error(mistakes.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const lines = html.split('\n').map((line) => line.trim());
  const text = lines
    .filter(Boolean)
    .join('\n')
    .replace(/[`\\]|\$\{/g, '\\$&');
  return `export const layout = \`${text}\n\`;\n`;
}
