import type { Contents, Drawings, GameRules, RulesText } from '../../rules';

export const contents = [
  { section: 'setup', rules: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] },
  { section: 'turn', rules: ['S8', 'S9', 'S10', 'S11', 'S12', 'S13'] },
  {
    section: 'actions',
    rules: ['S14', 'S15', 'S16', 'S17', 'S18', 'S19', 'S20', 'S21', 'S22', 'S23', 'S24'],
  },
  { section: 'roundEnd', rules: ['S25', 'S26', 'S27', 'S28', 'S29', 'S30', 'S31', 'S32'] },
  { section: 'gameEnd', rules: ['S33', 'S34', 'S35', 'S36', 'S37', 'S38', 'S39', 'S40'] },
] as const satisfies Contents;

type Section = (typeof contents)[number]['section'];
export type SatoriRule = (typeof contents)[number]['rules'][number];

/** The rules that have a picture. */
export type Pictured = Extract<
  SatoriRule,
  'S9' | 'S10' | 'S11' | 'S16' | 'S18' | 'S20' | 'S21' | 'S22' | 'S24' | 'S33'
>;

export type SatoriRules = RulesText<Section, SatoriRule, Pictured>;
export type SatoriDrawings = Drawings<Pictured>;
export type SatoriRegister = GameRules<Section, SatoriRule, Pictured>;
