/** Small values kept on this device. */
export interface Keep {
  read(key: string): string | null;
  write(key: string, value: string): void;
}
