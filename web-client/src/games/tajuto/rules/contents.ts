import type { Contents, Drawings, GameRules, RulesText } from '../../rules';

export const contents = [
  { section: 'setup', rules: ['T1', 'T2', 'T3', 'T4'] },
  { section: 'turn', rules: ['T5', 'T6', 'T7', 'T8', 'T9'] },
  { section: 'draw', rules: ['T10', 'T11', 'T12'] },
  { section: 'offer', rules: ['T13', 'T14'] },
  { section: 'acquire', rules: ['T15', 'T16', 'T17'] },
  { section: 'free', rules: ['T18', 'T19', 'T20', 'T21', 'T22', 'T23', 'T24'] },
  { section: 'end', rules: ['T25', 'T26', 'T27', 'T28'] },
  { section: 'sight', rules: ['T29', 'T30'] },
] as const satisfies Contents;

type Section = (typeof contents)[number]['section'];
export type TajutoRule = (typeof contents)[number]['rules'][number];

/** The rules that have a picture. */
export type Pictured = Extract<
  TajutoRule,
  'T6' | 'T7' | 'T11' | 'T13' | 'T14' | 'T16' | 'T18' | 'T20' | 'T23'
>;

export type TajutoRules = RulesText<Section, TajutoRule, Pictured>;
export type TajutoDrawings = Drawings<Pictured>;
export type TajutoRegister = GameRules<Section, TajutoRule, Pictured>;
