import { define } from '../files/define';
import { mailWords } from './forms-schema';

/** The words of both forms about sending. Their keys come from the environment. */
export const mail = define('content/mail.yaml', mailWords, { later: ['count'] });
