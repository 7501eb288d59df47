import { expect, jest, test } from '@jest/globals';
import dialog from '@/components/islands/disclosure/dialog.enhancer';

// jsdom knows neither popovers nor modal dialogs.
test('opens in a browser that does not know popovers', () => {
  const showModal = jest.fn();
  HTMLDialogElement.prototype.showModal = showModal;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  document.body.innerHTML =
    '<dialog id="menu" popover></dialog><button popovertarget="menu">Menu</button>';
  const element = document.querySelector('dialog');
  const button = document.querySelector('button');
  if (!element || !button) throw new Error('The page has no dialog.');
  expect('popover' in element).toBe(false);
  jest.spyOn(element, 'matches').mockImplementation((selector) => {
    throw new SyntaxError(`${selector} is no selector.`);
  });
  const end = dialog(element);
  button.click();
  jest.runAllTimers();
  expect(showModal).toHaveBeenCalledTimes(1);
  end?.();
});
