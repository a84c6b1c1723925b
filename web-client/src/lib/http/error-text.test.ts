import { describe, expect, it } from 'vitest';
import { LOAD } from '../i18n/catalogue';
import { speech } from '../i18n/speech.svelte';
import { errorText } from './error-text';
import { errors } from './words/en';

speech.speak('en', await LOAD.en());

describe('errorText', () => {
  it('has words for a code', () => {
    expect(errorText('seat_taken')).toBe(errors.seat_taken);
  });

  it('takes a code that it does not know for a mistake of the server', () => {
    expect(errorText('moon_too_bright')).toBe(errors.internal);
  });
});
