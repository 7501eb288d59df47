import type { Mount } from '../mount';

/** Keeps `aria-expanded` of a button in step with the popover it toggles. */
const mount: Mount = (button) => {
  const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!target) return;
  const update = () =>
    button.setAttribute('aria-expanded', String(target.matches(':popover-open')));
  // `beforetoggle` would be too early: the state is read after the change.
  target.addEventListener('toggle', update);
  // Whoever comes back to this page comes back to the page.
  const onLeave = () => target.hidePopover();
  window.addEventListener('pagehide', onLeave);
  update();
  return () => {
    target.removeEventListener('toggle', update);
    window.removeEventListener('pagehide', onLeave);
  };
};

export default mount;
