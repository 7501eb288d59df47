'use client';

import '@/styles/index.scss';
import ErrorPage from './error';
import { faces } from './fonts';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Stands in for the layout itself, should that fail. */
export default function GlobalErrorPage(props: Props) {
  return (
    <html lang="en" className={faces}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
