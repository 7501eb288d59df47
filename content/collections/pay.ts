import { z } from 'zod';
import { CODE } from '../schema/texts';

const amount = z.number('expected a number without signs, such as 38000').positive();

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/** What a job pays. */
export const pay = z
  .strictObject({
    amount: amount.describe('What it pays before tax, or the least of it'),
    upTo: amount.optional().describe('The most that it pays, if that is not one amount'),
    currency: z
      .string()
      .refine(isCurrency, 'expected the three letters of a currency, such as GBP, EUR or INR')
      .meta(CODE),
    period: z
      .enum(
        ['hour', 'day', 'week', 'month', 'year'],
        'expected "hour", "day", "week", "month" or "year"',
      )
      .describe('For how long it pays that'),
  })
  .refine(({ amount, upTo }) => upTo === undefined || upTo > amount, {
    path: ['upTo'],
    error: 'expected more than "amount"',
  });

export type Pay = z.infer<typeof pay>;
