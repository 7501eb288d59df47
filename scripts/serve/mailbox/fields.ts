import { z } from 'zod';

/** The fields of a request, in their order. A name may occur twice. */
export type Fields = [name: string, value: string][];

/** The mail service's paths for forms and for JSON. */
export const paths = {
  form: '/api/v1.0/email/send-form',
  json: '/api/v1.0/email/send',
} as const;

const json = z.object({
  template_params: z.record(z.string(), z.unknown()).default({}),
  lib_version: z.string().optional(),
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  user_id: z.string().optional(),
});

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function fromForm(request: Request): Promise<Fields> {
  return [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name} (${value.size} bytes)`,
  ]);
}

async function fromJson(request: Request): Promise<Fields> {
  const { template_params, ...ids } = json.parse(await request.json());
  return Object.entries({ ...template_params, ...ids }).map(([name, value]) => [
    name,
    asText(value),
  ]);
}

/** Reads the fields of a request to the mail service. Returns none if the body has the wrong format. */
export async function readFields(path: string, request: Request): Promise<Fields> {
  try {
    return await (path === paths.json ? fromJson(request) : fromForm(request));
  } catch {
    return [];
  }
}
