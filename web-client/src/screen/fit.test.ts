import { describe, expect, it } from 'vitest';
import { shapeOf, zoomFor } from './fit';

describe('a table on a television', () => {
  it('is as it was laid out on the smallest one, and larger as a whole on others', () => {
    expect(zoomFor({ width: 1280, height: 720 })).toBe(1);
    expect(zoomFor({ width: 1920, height: 1080 })).toBe(1.5);
    expect(zoomFor({ width: 1440, height: 900 })).toBe(1.125);
    expect(zoomFor({ width: 3840, height: 2160 })).toBe(3);
  });

  it('has a layout of its own where the window is nearly square', () => {
    expect(shapeOf({ width: 1024, height: 768 })).toBe('tall');
    expect(zoomFor({ width: 1024, height: 768 })).toBe(1);
    expect(shapeOf({ width: 1920, height: 1080 })).toBe('wide');
  });

  it('is not enlarged on a phone', () => {
    expect(shapeOf({ width: 390, height: 844 })).toBe('phone');
    expect(zoomFor({ width: 390, height: 844 })).toBe(1);
  });

  it('is as small as what is high needs', () => {
    expect(zoomFor({ width: 1920, height: 1080 }, 900)).toBe(1.2);
    expect(zoomFor({ width: 1920, height: 1080 }, 100)).toBe(1.5);
  });
});
