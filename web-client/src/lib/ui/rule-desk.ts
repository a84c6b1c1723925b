/**
 * Where rules are looked up. A page at which people play opens them over itself, so that nobody has to leave; elsewhere
 * a number leads to the page of the rules.
 */
import { getContext, setContext } from 'svelte';

export interface RuleDesk {
  readonly game: string;
  /** Opens the rules, at one of them or at their beginning. */
  open(rule: string | null): void;
}

const DESK = Symbol('rules');

export const setRuleDesk = (desk: RuleDesk): RuleDesk => setContext(DESK, desk);

/** The desk of the page around a component; none where nobody plays. */
export const ruleDesk = (): RuleDesk | null => getContext<RuleDesk | undefined>(DESK) ?? null;

/** The rule of which a bubble speaks just now. */
export function spokenRule(): string | null {
  const bubbles = document.querySelectorAll<HTMLElement>('[role=tooltip][data-rule]');
  const spoken = [...bubbles].find((bubble) => bubble.checkVisibility());
  return spoken?.dataset.rule ?? null;
}
