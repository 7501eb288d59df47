import { expect, test } from '@jest/globals';
import { showPage } from '@/__tests__/support/page';
import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';

const getPaths = () => [...document.querySelectorAll('path')];

test('a sign has its colours as attributes, for the file to which the export moves it', () => {
  showPage(
    <ClientLogo
      name="Ferry"
      wordmark="plain"
      sign={[
        { path: 'M1 1h9', color: 'text' },
        { path: 'M2 2h9', color: 'text', line: 3 },
      ]}
    />,
  );
  const [filled, drawn] = getPaths();
  expect(filled).toHaveAttribute('fill', 'currentColor');
  expect(filled).not.toHaveAttribute('class');
  expect(drawn).toHaveAttribute('fill', 'none');
  expect(drawn).toHaveAttribute('stroke', 'currentColor');
  expect(drawn).toHaveAttribute('stroke-width', '3');
});
