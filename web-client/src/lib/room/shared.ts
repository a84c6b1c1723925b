/**
 * What came anew, with all those parts of the old that say the same: what nothing has happened to is known by being the
 * same object, and need not be drawn anew. What came must belong to the caller: the parts are put into it.
 */
export function shared<Value>(old: unknown, fresh: Value): Value;
export function shared(old: unknown, fresh: unknown): unknown {
  if (!isParted(old) || !isParted(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh;
  const names = Object.keys(fresh);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = (fresh[name] = shared(old[name], fresh[name]));
    isSame &&= part === old[name] && name in old;
  }
  return isSame ? old : fresh;
}

const isParted = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Makes a derivation keep what it had as long as it says the same, so that nothing is drawn anew for it. */
export function keeping<Value>(derive: () => Value): () => Value {
  let kept: Value | undefined;
  return () => (kept = shared(kept, derive()));
}
