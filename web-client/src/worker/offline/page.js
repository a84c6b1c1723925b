// Runs in the page that stands in for one that could not be had. Around it the worker puts WORDS.
/* global WORDS */
const TRY_EVERY_MS = 5_000;

function kept(key) {
  try {
    return localStorage.getItem(`sanmon.${key}`);
  } catch {
    return null;
  }
}

const wanted = [kept('language') ?? '', ...navigator.languages];
const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag in WORDS);
const language = known ?? 'en';
const words = WORDS[language];
const theme = kept('theme');
const isDark =
  theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.lang = language;
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

const [title, why, byItself] = ['h1', '#why', '#by-itself'].map((name) =>
  document.querySelector(name),
);
const again = document.querySelector('button');
again.textContent = words.again;
byItself.textContent = words.byItself;

function say() {
  const what = navigator.onLine ? 'away' : 'offline';
  if (title.dataset.what === what) return;
  title.dataset.what = what;
  title.textContent = words[what];
  why.textContent = words[`${what}Why`];
}

/** Loads the page again as soon as the server answers; its address has stayed as it was. */
async function look() {
  say();
  if (!navigator.onLine || document.visibilityState === 'hidden') return;
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // Not yet.
  }
}

say();
again.addEventListener('click', () => location.reload());
for (const event of ['online', 'offline']) addEventListener(event, look);
document.addEventListener('visibilitychange', look);
setInterval(look, TRY_EVERY_MS);
