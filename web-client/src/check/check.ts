/**
 * Checks the file of a finished game as docs/fairness.md tells it: its form, its digest and its chain, where the seed of
 * the dice comes from, and every draw. It needs neither the server nor the rules.
 */
import { loadCheck } from '../games/registry';
import { TooDeep } from './canonical';
import { Dice } from './dice';
import { Draws } from './draws';
import { Findings } from './findings';
import { Misread, Part } from './part';
import type { Report, Step } from './report';
import { Rest, type Progress } from './rest';
import { checkChain, checkDigest, checkSeal } from './whole';

const VERSION = 2;
const RULES = 1;

export async function checkFile(
  text: string,
  progress: Progress = () => undefined,
): Promise<Report> {
  const findings = new Findings();
  const file = fileIn(text, findings);
  if (!file) return findings.report();
  const rest = new Rest(progress);
  // A step that cannot go on does not keep the next one from its own findings.
  await attempt('file', findings, () => checkDigest(text, file, findings));
  await attempt('chain', findings, () => checkChain(file, findings, rest));
  await attempt('seal', findings, () => checkSeal(file.get('head'), findings));
  await attempt('draws', findings, () => checkDraws(file, findings, rest));
  return findings.report();
}

/** The file, where it is one of ours and of this version. */
function fileIn(text: string, findings: Findings): Part | null {
  let file: Part;
  try {
    file = new Part(JSON.parse(text));
    if (file.get('format').value !== 'sanmon') throw file.misread();
  } catch {
    findings.found('file', 'problem_not_a_game', '');
    return null;
  }
  const version = file.maybe('version')?.value;
  if (version === VERSION) return file;
  findings.found('file', 'problem_version', 'version', { n: String(version), wanted: VERSION });
  return null;
}

async function attempt(
  step: Step,
  findings: Findings,
  check: () => Promise<void> | void,
): Promise<void> {
  try {
    await check();
  } catch (cause) {
    if (cause instanceof Misread) findings.found(step, 'problem_unreadable', cause.where);
    else if (cause instanceof TooDeep) findings.found(step, 'problem_unreadable', '');
    else throw cause;
  }
}

async function checkDraws(file: Part, findings: Findings, rest: Rest): Promise<void> {
  const head = file.get('head');
  const entries = file.get('entries').list();
  const name = head.get('game').text();
  findings.game = name;
  findings.moves = entries.length;
  const rules = head.get('rules').whole();
  if (rules !== RULES) {
    findings.found('draws', 'problem_rules', 'head.rules', { n: rules, wanted: RULES });
    return;
  }
  const check = await loadCheck(name);
  if (!check) {
    findings.found('draws', 'problem_game', 'head.game', { game: name });
    return;
  }
  const dice = new Dice(head.get('seed').hex(64));
  await new Draws(check, head.get('opening'), dice, findings).follow(entries, rest);
}
