/** Small values kept on this device. Where storage is forbidden they last as long as the page. */
export interface Keep {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

const PREFIX = 'sanmon.';

export function deviceKeep(): Keep {
  return {
    read(key) {
      try {
        return localStorage.getItem(PREFIX + key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(PREFIX + key, value);
      } catch {
        // Nothing to do: the choice still holds for this page.
      }
    },
  };
}
