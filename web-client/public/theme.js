// Runs before the first paint, so that a kept theme never flashes; the module takes over from here.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('sanmon.theme');
  } catch {
    // No storage: the device's theme it is.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
