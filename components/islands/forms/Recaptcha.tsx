import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';

declare global {
  interface Window {
    /** Google's reCAPTCHA v2, once its script has run. */
    grecaptcha?: {
      ready: (run: () => void) => void;
      render: (element: HTMLElement, options: { sitekey: string }) => number;
      reset: (widget: number) => void;
    };
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

let loading: Promise<void> | undefined;

/** Fetches Google's script, once a page. */
function load(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => window.grecaptcha?.ready(resolve);
    script.onerror = () => reject(new Error('reCAPTCHA did not arrive.'));
    document.head.append(script);
  });
  return loading;
}

type Props = {
  /** The site key of a reCAPTCHA v2 checkbox; null for none. */
  siteKey: string | null;
  /** How often the form was sent: each proof is good for one send. */
  sends: number;
};

/** The checkbox of reCAPTCHA, which puts `g-recaptcha-response` into the form. */
export function Recaptcha({ siteKey, sends }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<number>(undefined);
  // Without its script there is nothing to show.
  const shown = useHydrated() && siteKey !== null;

  useEffect(() => {
    if (!shown) return;
    load().then(
      () => {
        if (!container.current || widget.current !== undefined) return;
        widget.current = window.grecaptcha?.render(container.current, { sitekey: siteKey });
      },
      (error) => console.error(error),
    );
  }, [shown, siteKey]);

  useEffect(() => {
    if (sends > 0 && widget.current !== undefined) window.grecaptcha?.reset(widget.current);
  }, [sends]);

  return shown ? <div ref={container} /> : null;
}
