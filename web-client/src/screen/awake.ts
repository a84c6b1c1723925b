/** Keeps a television from going dark while it shows a table, where the browser can; the returned function lets it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) void given.release();
      else lock = given;
    } catch {
      // A device that saves its power says no; the table is shown all the same.
    }
  };
  // It is given up when the page is hidden.
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
