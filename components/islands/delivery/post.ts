import type { Answer } from './answer';

/** Reads what came back for a form. Browsers hide the status of a redirect. Node shows it. */
export async function toAnswer(response: Response): Promise<Answer> {
  const { type, status } = response;
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400);
  return isRedirect ? { status, text: '', isRedirect } : { status, text: await response.text() };
}

/**
 * Posts a body. It follows no redirect: browsers repeat a post as a mere visit, or the policy stops it.
 *
 * @throws the status and the text of an answer that is no success; a TypeError if no answer can be read
 */
export async function post(
  address: string,
  body: FormData | Blob,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
  const answer = await toAnswer(response);
  if (response.ok || answer.isRedirect) return answer;
  throw answer;
}
