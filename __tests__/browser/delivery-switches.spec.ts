import { consultation } from '../support/formFacts';
import { openForm } from './support/forms';
import { serveWithSwitches } from './support/settings';
import { expect, test, visit } from './support/test';

/** Both forms are delivered by the same code, so the switches are tested on one of them. */
const PATH = '/contact';

test.use({ tolerated: /was not sent|refuses the forms/ });

test('the time trap refuses a form in the first seconds of a page, and rateLimit keeps a second mail back', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  const delivery = { timeTrap: 600, rateLimit: 600, outbox: false };
  await serveWithSwitches(page, PATH, { delivery });
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  await form.fill();
  const [, error] = (await form.sendInVain()).args();
  expect(await error?.evaluate(({ message }) => message)).toContain('timeTrap');
  await page.clock.fastForward(600_000);
  await form.button.click();
  await form.expectDone();
  await form.fill({ Message: 'Another.' });
  await form.sendInVain();
  expect(await mailbox.mails()).toHaveLength(1);
});
