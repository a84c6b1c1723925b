import { WORDS } from '../words/words';
import style from './page.css?raw';
import script from './page.js?raw';

/**
 * The page that says that one is offline. It is a part of the worker: nothing of it has to be kept in a cache, and a new
 * worker has a new one. Its content policy lets only its own script and style in.
 */
export function offlinePage(): Response {
  const nonce = crypto.randomUUID();
  return new Response(html(nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

const GATE =
  'M8.5 1.5h15l.8 3.5q1.9 2.5 5.2 3.5l-.6 2.2H3.1L2.5 8.5q3.3-1 5.2-3.5zM2.5 16.5Q6 15.7 7.4 13h17.2q1.4 2.7 4.9 3.5l-.6 2H3.1zM6 20h3.2v8H6zM12.8 20h2.4v8h-2.4zM16.8 20h2.4v8h-2.4zM22.8 20H26v8h-3.2z';

function html(nonce: string): string {
  // A word with "<" would end the script.
  const words = JSON.stringify(WORDS).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sanmon</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main data-offline>
<svg viewBox="0 0 32 28" aria-hidden="true"><path d="${GATE}" fill="currentColor"/></svg>
<div role="status"><h1></h1><p id="why"></p></div>
<button type="button"></button>
<p id="by-itself"></p>
</main>
<script nonce="${nonce}">{const WORDS=${words};${script}}</script>
</body>
</html>`;
}
