import type { Mount } from 'next-islands/mount';

const ATTRIBUTES = ['tabindex', 'role', 'aria-label', 'aria-labelledby'];

/** Makes a frame a named region with a tab stop only while its content is wider, or has the focus. */
const mount: Mount = (frame) => {
  const values = ATTRIBUTES.map((name) => [name, frame.getAttribute(name)] as const);
  function update() {
    const stops = frame.scrollWidth > frame.clientWidth || document.activeElement === frame;
    for (const [name, value] of values) {
      if (stops && value !== null) frame.setAttribute(name, value);
      else if (!stops) frame.removeAttribute(name);
    }
  }
  const observer = new ResizeObserver(update);
  observer.observe(frame);
  frame.addEventListener('blur', update);
  return () => {
    observer.disconnect();
    frame.removeEventListener('blur', update);
  };
};

export { mount as default };
