const waiting = new Set<() => void>();

/** What is not to be seen waits until the next frame is there: the page is laid out by then, and nobody waits for it. */
export function afterFrame(task: () => void): void {
  if (waiting.size === 0) {
    // Where nobody looks there are no frames.
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(() => setTimeout(run));
  }
  waiting.add(task);
}

function run(): void {
  const tasks = [...waiting];
  waiting.clear();
  for (const task of tasks) task();
}
