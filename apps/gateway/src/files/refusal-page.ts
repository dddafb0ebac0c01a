import { escapeHtml } from '../http/escape-html.js';

export const refusalPage = (message: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>File not available | Stallbook</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; color: #20261f; background: #fbf8f2; }
main { max-width: 28rem; padding: 2rem; text-align: center; }
h1 { font-size: 1.375rem; }
a { color: #1e6b47; }
</style>
</head>
<body>
<main>
<h1>This file cannot be opened</h1>
<p>${escapeHtml(message)}</p>
<p><a href="/dashboard">Go to your dashboard</a></p>
</main>
</body>
</html>
`;
