import { describe, expect, it } from 'vitest';
import { sharedPath, sharedTexts } from './shared';

const HOST = 'play.example:8443';
const CODE = 'dabe-kilo-moza-pire-tasi';

function check(text: string, path: string | null) {
  expect(sharedPath([text], HOST), text).toBe(path);
}

describe('a link to this server', () => {
  it('is found alone, in a sentence and without its beginning', () => {
    check(`https://${HOST}/t/${CODE}`, `/t/${CODE}`);
    check(`Come and play (https://${HOST}/t/${CODE})!`, `/t/${CODE}`);
    check(`At ${HOST}/t/${CODE}.`, `/t/${CODE}`);
    check(`»http://${HOST}/t/${CODE}«`, `/t/${CODE}`);
  });

  it('may be one to watch, to a table, to a result, or a pass with its secret', () => {
    check(`Look: https://${HOST}/watch/r1/${CODE}`, `/watch/r1/${CODE}`);
    check(`https://${HOST}/room/r1?utm=chat`, '/room/r1');
    check(`https://${HOST}/game/g1`, '/game/g1');
    check(`Go on:\nhttps://${HOST}/pass/r1#aB-_9cD-`, '/pass/r1#aB-_9cD-');
  });

  it('is looked for in all that was shared, and links before it are left out', () => {
    const texts = ['Sanmon', `see https://news.example/a/b then https://${HOST}/t/${CODE}`];
    expect(sharedPath(texts, HOST)).toBe(`/t/${CODE}`);
  });
});

describe('a code', () => {
  it('is enough', () => {
    check(CODE, `/t/${CODE}`);
    check(`The code is Dabe Kilo Moza Pire Tasi.`, `/t/${CODE}`);
    check(`(${CODE.toUpperCase()})`, `/t/${CODE}`);
  });

  it('has five words of its own kind', () => {
    check('dabe-kilo-moza-pire', null);
    check('come and play with us today', null);
    check('a state-of-the-art thing', null);
    check('xdabe-kilo-moza-pire-tasi', null);
  });
});

describe('what leads nowhere', () => {
  it.each([
    '',
    'hello',
    `https://${HOST}/`,
    `https://${HOST}/nothing/here`,
    `https://${HOST}/pass/r1`,
    `https://other.example/t/${CODE}`,
    `https://other.example/${HOST}/t/${CODE}`,
    `https://${HOST}@other.example/t/${CODE}`,
    `https://play.example/t/${CODE}`,
    `javascript:alert(1)//${HOST}/t/${CODE}`,
    'https://[::/t/x',
  ])('%s', (text) => check(text, null));
});

describe('sharedTexts', () => {
  it('reads the fragment, else the query, the link first', () => {
    const hash = `#title=Sanmon&url=${encodeURIComponent('https://a/pass/r#s')}`;
    expect(sharedTexts({ search: '', hash })).toEqual(['https://a/pass/r#s', 'Sanmon']);
    expect(sharedTexts({ search: '?text=a+b', hash: '' })).toEqual(['a b']);
    expect(sharedTexts({ search: '', hash: '' })).toEqual([]);
  });
});
