import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from '@playwright/test';
import { myTurn } from './hands.js';

/** A device that can be cut off from the server. Motion is off, to keep it quick. */
export class Device {
  readonly page: Page;
  readonly complaints: string[] = [];
  #lines: WebSocketRoute[] = [];
  #isCutOff = false;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  static async open(
    browser: Browser,
    url: string,
    options: BrowserContextOptions,
  ): Promise<Device> {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
    const device = new Device(await context.newPage());
    await device.page.routeWebSocket(/\/ws$/, (line) => {
      if (device.#isCutOff) {
        void line.close();
      } else {
        line.connectToServer();
        device.#lines.push(line);
      }
    });
    return device;
  }

  async cutOff(): Promise<void> {
    this.#isCutOff = true;
    await Promise.all(this.#lines.map((line) => line.close()));
    this.#lines = [];
  }

  connect(): void {
    this.#isCutOff = false;
  }
}

/** The device whose turn it is; nothing while a bot plays. */
export async function whoMoves(devices: Device[]): Promise<Device | null> {
  for (const device of devices) {
    if ((await myTurn(device.page).count()) > 0) return device;
  }
  return null;
}
