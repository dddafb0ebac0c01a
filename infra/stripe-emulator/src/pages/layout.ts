import { html, Markup } from './html.js';

const STYLE = new Markup(`
  :root { color-scheme: light dark; --ground: #f3ede1; --card: #fff; --ink: #20261f; --muted: #5b6257; --line: #8a816e;
    --go: #1e6b47; --on-go: #fff; --bad: #b3341f; }
  @media (prefers-color-scheme: dark) { :root { --ground: #10130e; --card: #1c211a; --ink: #f1eee6; --muted: #b3b8ab;
    --line: #7c8575; --go: #6fcf9b; --on-go: #0e1f16; --bad: #ff9c87; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 0 auto; padding: 16px; }
  .card { background: var(--card); border-radius: 10px; padding: 20px; margin-top: 12px; }
  .badge { display: inline-block; background: #f2b134; color: #20261f; border-radius: 8px; padding: 4px 10px; font-weight: 600; }
  h1 { font-size: 26px; line-height: 1.2; margin: 0 0 8px; }
  p { margin: 8px 0; } .muted { color: var(--muted); }
  fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 16px 0; padding: 4px 12px; }
  .choice { display: flex; align-items: center; gap: 10px; min-height: 44px; }
  .choice input { flex: none; width: 20px; height: 20px; accent-color: var(--go); }
  label.field { display: block; margin: 12px 0; } label.field input { display: block; width: 100%; min-height: 44px;
    font: inherit; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; }
  button, a.button { display: block; width: 100%; min-height: 44px; margin-top: 12px; border-radius: 8px; font: inherit;
    font-weight: 600; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer;
    text-align: center; text-decoration: none; padding: 9px; }
  button.go, a.go { background: var(--go); border-color: var(--go); color: var(--on-go); }
  :focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
  .error { color: var(--bad); font-weight: 600; border-left: 4px solid var(--bad); padding-left: 10px; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; margin: 12px 0; } dd { margin: 0; font-variant-numeric: tabular-nums; }
`);

/** A whole page, always labeled as test payments. */
export const page = (title: string, body: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Test payments</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <p class="badge">Test payments</p>
          <div class="card">
            <h1>${title}</h1>
            ${body}
          </div>
          <p class="muted">Nothing is charged here: this page replaces Stripe in development.</p>
        </main>
      </body>
    </html> `.text;

export const errorLine = (message: string | null | undefined): Markup | null =>
  message ? html`<p class="error" role="alert">${message}</p>` : null;

/** `8500` cents in `usd` as `$85.00`. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);
