// @ts-check
/**
 * Asks a server for something over HTTP, in JSON both ways.
 * @param {string} url
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} says ${answer.status}`);
  return answer.json();
}
