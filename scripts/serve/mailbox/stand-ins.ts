/** The ids that the stand-in for the mail service accepts, by the variables that a build reads. */
export const standIns = {
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'stand-in-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'stand-in-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'stand-in-consultation',
  NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: 'stand-in-inquiry',
} as const;

/** The names of the forms, by their templates. */
export const forms: ReadonlyMap<string, string> = new Map([
  [standIns.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, 'Consultation'],
  [standIns.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID, 'Job inquiry'],
]);
