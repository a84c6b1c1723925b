/** How a text left the page: `by-hand` where neither sharing nor copying is allowed, as on plain http. */
export type Copied = 'copied' | 'by-hand' | '';

/** Copies a text. On plain http there is no clipboard; an old way may still work there. */
export async function copyText(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyTheOldWay(text) ? 'copied' : 'by-hand';
  }
}

function copyTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // What is outside of an open dialog cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet where there is one, else copies the link. */
export async function shareOrCopy(title: string, url: string): Promise<Copied> {
  if (!canShare()) return copyText(url);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (reason) {
    // Somebody who closes the sheet wanted nothing.
    return reason instanceof DOMException && reason.name === 'AbortError' ? '' : copyText(url);
  }
}
