import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';

declare global {
  interface Window {
    /** Google's reCAPTCHA v2, once its script has loaded. */
    grecaptcha?: {
      ready: (run: () => void) => void;
      render: (element: HTMLElement, options: { sitekey: string }) => number;
      reset: (widget: number) => void;
    };
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

let loading: Promise<void> | undefined;

/** Loads Google's script once per page. */
function load(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => window.grecaptcha?.ready(resolve);
    script.onerror = () => reject(new Error('The reCAPTCHA script did not load.'));
    document.head.append(script);
  });
  return loading;
}

type Props = {
  /** The site key of a reCAPTCHA v2 checkbox. Null shows none. */
  siteKey: string | null;
  /** How often the form was sent. Each send uses up the visitor's answer. */
  sends: number;
};

/** The reCAPTCHA checkbox. It adds the field `g-recaptcha-response` to the form. */
export function Recaptcha({ siteKey, sends }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<number>(undefined);
  const isShown = useHydrated() && siteKey !== null;

  useEffect(() => {
    if (!isShown) return;
    load().then(
      () => {
        if (!container.current || widget.current !== undefined) return;
        widget.current = window.grecaptcha?.render(container.current, { sitekey: siteKey });
      },
      (error) => console.error(error),
    );
  }, [isShown, siteKey]);

  useEffect(() => {
    if (sends > 0 && widget.current !== undefined) window.grecaptcha?.reset(widget.current);
  }, [sends]);

  return isShown ? <div ref={container} /> : null;
}
