import { type FormEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import type { ConsultationFormData } from '@/content/words/forms-schema';
import { deliver } from '../delivery/deliver';
import { checkSize, readFields } from '../delivery/message';
import { prefetchLibrary } from '../delivery/send';
import { isTrapped } from './Honeypot';
import { check, type Errors, type Rule } from './rules';
import { useErrors } from './useErrors';
import { useRestoreFocus } from './useRestoreFocus';

/** The state of a form's delivery. */
export type MailFormState = 'idle' | 'pending' | 'sent' | 'failed';

type MailFormEvent = 'send' | 'succeed' | 'discard' | 'fail' | 'reset';

const TRANSITIONS: Record<MailFormState, Partial<Record<MailFormEvent, MailFormState>>> = {
  idle: { send: 'pending' },
  pending: { succeed: 'sent', discard: 'idle', fail: 'failed' },
  sent: { send: 'pending', reset: 'idle' },
  failed: { send: 'pending' },
};

/** Returns the state after an event. An event without a transition changes nothing. */
export const nextState = (state: MailFormState, event: MailFormEvent): MailFormState =>
  TRANSITIONS[state][event] ?? state;

/** @throws in the first `seconds` of a page, when only a bot can have filled a form */
function checkTimeTrap(seconds: number | null): void {
  if (seconds !== null && performance.now() < seconds * 1000) {
    throw new Error(`Nothing is sent in the first ${seconds} seconds of a page (timeTrap).`);
  }
}

type Options = {
  form: Pick<ConsultationFormData, 'mail' | 'delivery' | 'tooLarge'>;
  /** The rule of each field that has one. */
  rules: Record<string, Rule>;
  /** The console's text before the reason of a failure. */
  failure: string;
  /** How a form ends when a bot filled its honeypot. Such a form is not sent. */
  trapped: 'succeed' | 'discard';
};

/**
 * Checks a form and sends it by mail. After a delivery it clears the fields; after a failure they
 * keep their values (specification, sections 4, 5 and 8).
 */
export function useMailForm({ form, rules, failure, trapped }: Options) {
  const { errors, showErrors, clearError } = useErrors();
  const [state, dispatch] = useReducer(nextState, 'idle');
  const [sends, countSend] = useReducer((count: number) => count + 1, 0);
  const reset = useCallback(() => dispatch('reset'), []);
  const button = useRestoreFocus(state === 'pending');
  // Stops a double press from sending twice. `state` changes too late, with the next render.
  const busy = useRef(false);

  useEffect(prefetchLibrary, []);

  const findErrors = (element: HTMLFormElement): Errors => ({
    ...checkSize(readFields(element), form.tooLarge),
    ...check(rules, new FormData(element)),
  });

  async function send(element: HTMLFormElement): Promise<MailFormEvent> {
    // Reports no failure, because a bot would then try again without the honeypot.
    if (isTrapped(element)) return trapped;
    checkTimeTrap(form.delivery.timeTrap);
    await deliver(element, form);
    return 'succeed';
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const found = findErrors(element);
    if (Object.keys(found).length > 0) {
      reset();
      showErrors(element, found);
      return;
    }
    clearError();
    busy.current = true;
    dispatch('send');
    try {
      const end = await send(element);
      element.reset();
      dispatch(end);
    } catch (error) {
      console.error(failure, error);
      dispatch('fail');
    } finally {
      busy.current = false;
      countSend();
    }
  }

  return {
    state,
    errors,
    clearError,
    findErrors,
    /** Returns from "sent" to "idle". */
    reset,
    /** How often the form was sent. */
    sends,
    /** The submit button's `ref`. The button gets the focus back after a send. */
    button,
    onSubmit,
  };
}
