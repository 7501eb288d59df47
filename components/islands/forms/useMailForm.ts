import { type FormEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import type { ConsultationFormData } from '@/content/schema/forms';
import { deliver } from '../delivery/deliver';
import { checkSize, readFields } from '../delivery/message';
import { prefetchLibrary } from '../delivery/send';
import { isTrapped } from './Honeypot';
import { check, type Errors, type Rule } from './rules';
import { useErrors } from './useErrors';
import { useRestoreFocus } from './useRestoreFocus';

/** Where a form stands between a press of its button and the end of its delivery. */
export type MailFormState = 'idle' | 'pending' | 'sent' | 'failed';

type MailFormEvent = 'send' | 'succeed' | 'discard' | 'fail' | 'reset';

const TRANSITIONS: Record<MailFormState, Partial<Record<MailFormEvent, MailFormState>>> = {
  idle: { send: 'pending' },
  pending: { succeed: 'sent', discard: 'idle', fail: 'failed' },
  sent: { send: 'pending', reset: 'idle' },
  failed: { send: 'pending' },
};

/** The state after an event; an event that a state does not know changes nothing. */
export const nextState = (state: MailFormState, event: MailFormEvent): MailFormState =>
  TRANSITIONS[state][event] ?? state;

/** @throws in the first `seconds` of a page, in which no person can fill a form */
function refuseHaste(seconds: number | null): void {
  if (seconds !== null && performance.now() < seconds * 1000) {
    throw new Error(`Nothing is sent in the first ${seconds} seconds of a page (timeTrap).`);
  }
}

type Options = {
  form: Pick<ConsultationFormData, 'mail' | 'delivery' | 'tooLarge'>;
  /** The rule of each field that has one. */
  rules: Record<string, Rule>;
  /** What the console says before the reason of a failure. */
  failure: string;
  /** How a form ends whose trap a program filled. Nothing of it is sent. */
  trapped: 'succeed' | 'discard';
};

/**
 * A form that is sent by mail: checks its fields, delivers it once, and empties it after a success.
 * After a failure the fields keep their values (specification, sections 4, 5 and 8).
 */
export function useMailForm({ form, rules, failure, trapped }: Options) {
  const { errors, showErrors, clearError } = useErrors();
  const [state, dispatch] = useReducer(nextState, 'idle');
  const [sends, countSend] = useReducer((count: number) => count + 1, 0);
  const reset = useCallback(() => dispatch('reset'), []);
  const button = useRestoreFocus(state === 'pending');
  // Set at once, while `state` changes with the next render: a double press sends once.
  const busy = useRef(false);

  useEffect(prefetchLibrary, []);

  const findErrors = (element: HTMLFormElement): Errors => ({
    ...checkSize(readFields(element), form.tooLarge),
    ...check(rules, new FormData(element)),
  });

  async function send(element: HTMLFormElement): Promise<MailFormEvent> {
    // A program that learns of a failure would try again without the trap.
    if (isTrapped(element)) return trapped;
    refuseHaste(form.delivery.timeTrap);
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
    /** Takes "sent" back. */
    reset,
    /** How often the form was sent. */
    sends,
    /** For the submit button, which gets its focus back after a send. */
    button,
    onSubmit,
  };
}
