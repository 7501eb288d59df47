/**
 * The address that opens the visitor's mail program, with a form's fields in the mail.
 *
 * @param labels the words for each field, by its name; the others are left out
 */
export function mailto(
  email: string,
  labels: Readonly<Record<string, string>>,
  fields: FormData,
): string {
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? [`${label}: ${value}`] : [];
  });
  // Mail programs expect the line ends of mails.
  return `mailto:${email}?body=${encodeURIComponent(lines.join('\r\n'))}`;
}
