const waiting = new Set<() => void>();

/** What is not to be seen waits until the next frame is there: the page is laid out by then, and nobody waits for it. */
export function afterFrame(task: () => void): void {
  if (waiting.size === 0) {
    // Where nobody looks there are no frames.
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(drawn);
    // Nor where one has just turned away.
    document.addEventListener('visibilitychange', run);
  }
  waiting.add(task);
}

/** The same for an effect, which returns what this returns: the task is called off where the effect is over before. */
export function followFrame(task: () => void): () => void {
  let isWanted = true;
  afterFrame(() => {
    if (isWanted) task();
  });
  return () => {
    isWanted = false;
  };
}

/** A frame is being drawn: what comes from now on waits for the next one. Whoever presses something need not wait for all. */
function drawn(): void {
  for (const task of taken()) setTimeout(task);
}

function run(): void {
  for (const task of taken()) task();
}

function taken(): (() => void)[] {
  const tasks = [...waiting];
  waiting.clear();
  return tasks;
}
