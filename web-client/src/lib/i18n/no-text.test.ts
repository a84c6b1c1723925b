/** No text in components: all that is read or heard comes from a catalogue. */
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Attributes, and properties of our own components, that are read or heard. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|lead|text|about|empty|hint)$/;

/** The same in all languages. */
const NAMES = ['Sanmon'];

type Expression = AST.ExpressionTag['expression'];

const isText = (text: string) => /\p{L}/u.test(text) && !NAMES.includes(text.trim());

/** The literal texts that an expression may show. What is handed to a function, as a key is, is not shown. */
function literals(expression: Expression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return [
        ...expression.quasis.map(({ value }) => value.raw),
        ...expression.expressions.flatMap(literals),
      ];
    case 'ConditionalExpression':
      return [...literals(expression.consequent), ...literals(expression.alternate)];
    case 'LogicalExpression':
      return [...literals(expression.left), ...literals(expression.right)];
    case 'BinaryExpression':
      if (expression.operator !== '+' || expression.left.type === 'PrivateIdentifier') return [];
      return [...literals(expression.left), ...literals(expression.right)];
    default:
      return [];
  }
}

const shown = (part: AST.Text | AST.ExpressionTag): string[] =>
  part.type === 'Text' ? [part.data] : literals(part.expression);

function attributeTexts({ name, value }: AST.Attribute): string[] {
  if (!SPOKEN.test(name) || value === true) return [];
  return (Array.isArray(value) ? value : [value]).flatMap(shown);
}

/** Every literal text in a part of a template and in what is inside of it. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const part = node as AST.Text | AST.ExpressionTag | AST.Attribute;
  if (part.type === 'Text' || part.type === 'ExpressionTag') return shown(part);
  if (part.type === 'Attribute') return attributeTexts(part);
  // Elements and blocks; scripts and styles are not among them.
  return Object.entries(node).flatMap(([name, inside]) =>
    INSIDE.includes(name) ? texts(inside) : [],
  );
}

const INSIDE = [
  'nodes',
  'fragment',
  'attributes',
  'consequent',
  'alternate',
  'body',
  'fallback',
  'pending',
  'then',
  'catch',
];

const found = (source: string) => texts(parse(source, { modern: true }).fragment).filter(isText);

describe('components', () => {
  it.each(Object.entries(SOURCES))('%s has no text of its own', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});

describe('a text is found', () => {
  it.each([
    ['<p>Come in</p>', 'Come in'],
    ['<p>{isOpen ? t("gate.open") : "shut"}</p>', 'shut'],
    ['{#if isOpen}<b>{`Come ${where}`}</b>{/if}', 'Come '],
    ['{#each seats as seat}<i>{seat}</i>{:else}none{/each}', 'none'],
    ['{#await door then open}{open}{:catch}shut{/await}', 'shut'],
    ['{#snippet sign()}This way{/snippet}', 'This way'],
    ['<button aria-label="Close">×</button>', 'Close'],
    ['<Section heading="{n} seats" />', ' seats'],
    ['<input placeholder={name || "Name"} />', 'Name'],
  ])('in %s', (source, text) => {
    expect(found(source)).toEqual([text]);
  });

  it('but not where there is none', () => {
    const source = `<script>const name = 'Mira';</script>
      <p class="lead" title={t('gate.welcome')}>{t('gate.seat', { n: 1 })} · {n} × {kind === 'a' ? 1 : 2}</p>
      <style>p::after { content: 'x'; }</style>`;
    expect(found(source)).toEqual([]);
  });
});
