/** A part of a file that may hold anything: it is what it must be, or says where it is not. */

/** Something in the file is not what it must be. */
export class Misread extends Error {
  constructor(readonly where: string) {
    super(where);
  }
}

export class Part {
  readonly value: unknown;
  /** Where it stands in the file: `entries[7].events[0]`. */
  readonly where: string;

  constructor(value: unknown, where = '') {
    this.value = value;
    this.where = where;
  }

  /** A member, or nothing where there is none or it is null. */
  maybe(name: string): Part | null {
    if (typeof this.value !== 'object' || this.value === null) throw this.misread();
    const member: unknown = Object.hasOwn(this.value, name)
      ? (this.value as Record<string, unknown>)[name]
      : null;
    return member === null ? null : new Part(member, this.#inside(name));
  }

  get(name: string): Part {
    const member = this.maybe(name);
    if (!member) throw new Misread(this.#inside(name));
    return member;
  }

  list(): Part[] {
    if (!Array.isArray(this.value)) throw this.misread();
    return this.value.map((value, place) => new Part(value, `${this.where}[${place}]`));
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.misread();
    return this.value;
  }

  /** A text of so many hexadecimal digits, lower case. */
  hex(digits: number): string {
    const text = this.text();
    if (text.length !== digits || !/^[0-9a-f]*$/.test(text)) throw this.misread();
    return text;
  }

  /** A whole number, 0 or more. */
  whole(): number {
    if (!Number.isSafeInteger(this.value) || Number(this.value) < 0) throw this.misread();
    return Number(this.value);
  }

  number(): number {
    if (typeof this.value !== 'number') throw this.misread();
    return this.value;
  }

  misread(): Misread {
    return new Misread(this.where);
  }

  #inside(name: string): string {
    return this.where ? `${this.where}.${name}` : name;
  }
}
