declare global {
  interface Window {
    /** Google's reCAPTCHA v2, once its script has loaded. */
    grecaptcha?: {
      ready: (run: () => void) => void;
      render: (element: HTMLElement, options: { sitekey: string; callback: () => void }) => number;
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

/** The reCAPTCHA box of a form. */
export type Recaptcha = {
  /** Resolves when the box is drawn, or cannot be. */
  drawn: Promise<void>;
  /** Whether the visitor still has to tick the box. A box that did not load cannot be ticked. */
  isUnticked: () => boolean;
  /** Empties the box. Each send uses up the visitor's answer. */
  reset: () => void;
};

/**
 * Draws the reCAPTCHA box. It adds the field `g-recaptcha-response` to the form.
 *
 * @param callback called when the visitor has ticked the box
 */
export function createRecaptcha(
  box: HTMLElement,
  sitekey: string,
  callback: () => void,
): Recaptcha {
  let widget: number | undefined;
  const drawn = load().then(
    () => {
      widget = window.grecaptcha?.render(box, { sitekey, callback });
    },
    (error) => console.error(error),
  );
  return {
    drawn,
    isUnticked: () =>
      box.querySelector<HTMLTextAreaElement>('[name="g-recaptcha-response"]')?.value === '',
    reset() {
      if (widget !== undefined) window.grecaptcha?.reset(widget);
    },
  };
}
