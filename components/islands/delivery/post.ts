/**
 * Posts a body.
 *
 * @throws the status and the text of an answer that is no success; a TypeError if the network fails
 */
export async function post(
  address: string,
  body: FormData | Blob,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body, headers });
  if (!answer.ok) throw { status: answer.status, text: await answer.text() };
}
