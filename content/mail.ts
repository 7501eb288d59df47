import { define } from './schema/define';
import { mailWords } from './schema/forms';

/** The words of both forms about sending. Their keys come from the environment. */
export const mail = define('content/mail.yaml', mailWords, ['count']);
