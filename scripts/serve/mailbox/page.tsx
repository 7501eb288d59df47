import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from './mails';

/** With `?live`, the page reloads after this many seconds. */
const REFRESH_SECONDS = 3;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function MailCard({ number, at, form, fields }: Mail) {
  return (
    <li>
      <article aria-labelledby={`mail-${number}`}>
        <header>
          <h2 id={`mail-${number}`}>
            {form} <span>№ {number}</span>
          </h2>
          <time dateTime={at}>{when.format(new Date(at))}</time>
        </header>
        <dl>
          {fields.map(([name, value], i) => (
            <div key={i}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </article>
    </li>
  );
}

type Props = { mails: readonly Mail[]; live: boolean };

function MailboxPage({ mails, live }: Props) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: Next does not render this page. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        {live && <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />}
        <title>{`Mailbox (${mails.length})`}</title>
        <link rel="stylesheet" href="/__mailbox.css" />
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>
            These mails are from the forms of this preview. The stand-in for the mail service keeps
            them on this machine, in <code>.mailbox</code>. It sent no real mail.
          </p>
          <nav aria-label="Mailbox">
            <a href="/__mailbox">{live ? 'Stop watching' : 'Reload'}</a>
            {!live && <a href="/__mailbox?live">Watch for new mails</a>}
            <a href="/__mailbox.json">As JSON</a>
            {mails.length > 0 && (
              <form method="post" action="/__mailbox/delete">
                <button type="submit">Delete all</button>
              </form>
            )}
          </nav>
          {mails.length === 0 ? (
            <p>No mails yet. Fill in a form of the site and send it.</p>
          ) : (
            <ol reversed>
              {mails.toReversed().map((mail) => (
                <MailCard key={mail.number} {...mail} />
              ))}
            </ol>
          )}
        </main>
      </body>
    </html>
  );
}

/**
 * Renders the page of the mails, the newest first.
 *
 * @param live whether the page reloads by itself. Off by default, because that disturbs slow readers.
 */
export const renderMailboxPage = (mails: readonly Mail[], live: boolean) =>
  `<!doctype html>${renderToStaticMarkup(<MailboxPage mails={mails} live={live} />)}`;

/** Reads the page's sheet. */
export const readMailboxStyles = () => readFileSync('scripts/serve/mailbox/page.css', 'utf8');
