'use client';

import '@/styles/index.scss';
import ErrorPage from './error';
import { faces } from './fonts';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Replaces the layout when the layout itself fails. */
export default function GlobalErrorPage(props: Props) {
  return (
    <html lang="en" className={faces}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
