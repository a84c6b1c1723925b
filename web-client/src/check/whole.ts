/** Whether a file is whole: its exact form, its digest, its chain, and where its seed comes from. */
import { canonical } from './canonical';
import type { Findings } from './findings';
import type { Part } from './part';
import type { Rest } from './rest';
import { sha256 } from './sha256';

/** The file is written in the one way there is, and its digest is that of all the rest. */
export function checkDigest(text: string, file: Part, findings: Findings): void {
  const written = canonical(file.value);
  if (written !== text) {
    const n = [...written].findIndex((letter, place) => text[place] !== letter);
    findings.found('file', 'problem_form', '', { n: (n < 0 ? written.length : n) + 1 });
  }
  const rest = Object.entries(file.value as object).filter(([name]) => name !== 'digest');
  const digest = sha256(canonical(Object.fromEntries(rest)));
  findings.compare('file', 'problem_digest', file.get('digest'), digest);
  findings.finish('file');
}

/** Each link follows from the one before it and from what it holds; of a broken chain every broken link is told. */
export async function checkChain(file: Part, findings: Findings, rest: Rest): Promise<void> {
  const chain = file.get('chain');
  const links = chain.list();
  const entries = file.get('entries').list();
  const held = [file.get('head'), ...entries, file.get('result')];
  if (links.length !== held.length) {
    findings.found('chain', 'problem_links', chain.where, { n: links.length, wanted: held.length });
  }
  let before = '';
  for (const [place, link] of links.slice(0, held.length).entries()) {
    const part = held[place];
    if (!part) break;
    const wanted = sha256(before + canonical(part.value));
    findings.compare('chain', 'problem_link', link, wanted, { part: part.where });
    before = link.hex(64);
    await rest.after('chain', place / held.length);
  }
  findings.finish('chain');
}

/** The secret is the one that was promised, and the seed follows from it, the game and the nonces. */
export function checkSeal(head: Part, findings: Findings): void {
  const secret = head.get('secret').text();
  findings.compare('seal', 'problem_commitment', head.get('commitment'), sha256(secret));
  const nonces = head.get('nonces').list();
  const seats = head.get('seats').list();
  if (nonces.length !== seats.length) throw head.get('nonces').misread();
  const grounds = [secret, head.get('game_id').text(), ...nonces.map((nonce) => nonce.text())];
  findings.compare('seal', 'problem_seed', head.get('seed'), sha256(grounds.join('')));
  findings.finish('seal');
}
