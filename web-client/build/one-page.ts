import { gzipSync } from 'node:zlib';

/** Where the server puts a game. */
export const GAME = '<!--game-->';

/** What it may do: show itself. It can ask nobody for anything. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** For one who sees the page where its script is not let in, or with a browser that is too old for it. */
const WITHOUT_SCRIPT = [
  [
    'en',
    'This page shows a finished game, once it is saved as a file and opened from there by a current browser.',
  ],
  [
    'de',
    'Diese Seite zeigt ein beendetes Spiel, sobald sie als Datei gesichert ist und ein aktueller Browser sie von dort öffnet.',
  ],
  [
    'it',
    'Questa pagina mostra una partita finita, una volta salvata come file e aperta da lì con un browser recente.',
  ],
  [
    'cs',
    'Tato stránka ukáže dohranou hru, když je uložena jako soubor a otevře ji odtud současný prohlížeč.',
  ],
] as const;

/** Unpacks the style and the script and puts them into the page. */
const UNPACK = `
(async () => {
  for (const [id, tag] of [['style', 'style'], ['script', 'script']]) {
    const packed = atob(document.getElementById('page-' + id).textContent);
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const element = document.createElement(tag);
    element.textContent = await new Response(stream).text();
    document.head.append(element);
  }
})();
`;

/**
 * A page with its script and style in it. Both are packed, as the game is: together they would be three times as large.
 * Packed, nothing in them can look like the end of a script or like the place of a game.
 */
export function onePage(script: string, style: string, theme: string): string {
  const words = WITHOUT_SCRIPT.map(([language, text]) => `<p lang="${language}">${text}</p>`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Sanmon</title>',
    `<script>${theme}</script>`,
    '</head>',
    '<body>',
    `<div id="app"><main><h1>Sanmon</h1>${words.join('')}</main></div>`,
    GAME,
    `<script id="page-style" type="text/plain">${packed(style)}</script>`,
    `<script id="page-script" type="text/plain">${packed(script)}</script>`,
    `<script>${UNPACK}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const packed = (text: string): string => gzipSync(text, { level: 9 }).toString('base64');
