import { z } from 'zod';
import { https } from './https';
import { CODE } from './texts';

/** Where the editor at /admin of the published site saves. Without it, the site has no such page. */
export const editor = z
  .strictObject({
    service: z.enum(['github', 'gitlab', 'gitea']).describe('The service that has the repository'),
    repository: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'expected an owner and a name such as "rivermark/site"')
      .describe('Its owner and its name'),
    branch: z
      .string()
      .min(1)
      .meta(CODE)
      .optional()
      .describe('The branch to save to. The default is its main one'),
    appId: z
      .string()
      .min(1)
      .meta(CODE)
      .optional()
      .describe('Made in the settings of GitLab or Gitea. Editors sign in with it'),
    approval: z
      .boolean()
      .optional()
      .describe('On: each change waits until somebody publishes it. GitHub and GitLab only'),
    address: https.optional().describe('The address of a service of your own'),
  })
  .refine(({ approval, service }) => !approval || service !== 'gitea', {
    path: ['approval'],
    error: 'expected no approval, which the editor has with GitHub and GitLab only',
  });

export type EditorSettings = z.infer<typeof editor>;
