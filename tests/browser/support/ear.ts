/** What a page is told, and what it holds. */
import type { Page } from '@playwright/test';

/** Every message that a page receives, from now on. */
export class Ear<Message> {
  #heard: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => this.#heard.push(String(payload))),
    );
  }

  get text(): string {
    return this.#heard.join('\n');
  }

  get messages(): Message[] {
    return this.#heard.map((text) => JSON.parse(text) as Message);
  }

  forget(): void {
    this.#heard = [];
  }
}

/** Everything on the page, seen or not. */
export const html = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML);
