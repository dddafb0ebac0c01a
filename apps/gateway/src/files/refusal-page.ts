import { escapeHtml } from '@stallbook/kernel';
import type { Language } from '../web/language/language.js';
import { pageTexts } from '../web/language/texts.js';

/** The message comes from a service. */
export function refusalPage(message: string, language: Language): string {
  const { filePage, foreign } = pageTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${filePage.title} | Stallbook</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; color: #20261f; background: #fbf8f2; }
main { max-width: 28rem; padding: 2rem; text-align: center; }
h1 { font-size: 1.375rem; }
a { color: #1e6b47; }
</style>
</head>
<body>
<main>
<h1>${filePage.heading}</h1>
<p${foreign}>${escapeHtml(message)}</p>
<p><a href="/dashboard">${filePage.dashboard}</a></p>
</main>
</body>
</html>
`;
}
