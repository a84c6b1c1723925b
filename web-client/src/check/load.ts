/** The check comes when a finished game is looked at: nobody else waits for it. */
export const loadCheckGame = async () => (await import('./CheckGame.svelte')).default;
