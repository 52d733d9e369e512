import { COMMENT_WAITS } from '@charity-site/api-client/entities';
import { t, timeLimit, tMessage, whenConnected } from '@charity-site/api-client/http';
import { useFocusFirstError } from '@charity-site/ui-kit';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FormOutcome, FormState, FormValues, VisitorFormOptions } from './formState';
import { useAdoptTypedValues } from './useAdoptTypedValues';
import { useAutosave } from './useAutosave';
import { usePostedForm } from './usePostedForm';
import { useTypedForm } from './useTypedForm';

/** Time for a post without Formik, in ms. After it the browser posts, and shows its progress. */
const POST_TIMEOUT = 30_000;

/** Imports Formik and the rules of a form, which have most of a form's code. */
const importForm = async (rules: VisitorFormOptions<never>['rules']) => {
  const [{ FormikForm }, { check }] = await Promise.all([import('./FormikForm'), rules()]);
  return { FormikForm, check };
};

/**
 * State of a visitor form. Formik and the validation load when the form comes into view or is used;
 * until then, typed text is stored and a submit waits. If they cannot be loaded, the form is posted
 * as without script.
 */
export function useVisitorForm<Values extends object>(
  {
    form: { name: formName, failure, success },
    name = formName,
    blank,
    rules,
  }: VisitorFormOptions<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { rejected, isSent, waits } = usePostedForm(formName);
  const autosave = useAutosave(name);
  const [outcome, setOutcome] = useState((): FormOutcome | undefined => {
    if (rejected) return { kind: 'error', text: `${t(failure)} ${tMessage(rejected.message)}` };
    return isSent ? { kind: 'success', text: t(waits ? COMMENT_WAITS : success) } : undefined;
  });

  const isLoading = useRef(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof importForm>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [formik, setFormik] = useState<FormState>();
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    whenConnected(() => importForm(rules)).then(setLoaded, () => {
      isLoading.current = false;
      setHasFailed(true);
    });
  };
  const typed = useTypedForm(
    blank as FormValues,
    {
      values: { ...blank, ...rejected?.values },
      errors: { ...rejected?.errors },
      touched: Object.fromEntries(Object.keys({ ...rejected?.values }).map((name) => [name, true])),
    },
    load,
  );
  const post = useEffectEvent(async (posted: HTMLFormElement) => {
    // Formik would send the values again, so it does not load any more.
    isLoading.current = true;
    const response = await fetch(posted.action, {
      method: 'POST',
      body: new URLSearchParams([...new FormData(posted)] as [string, string][]),
      signal: timeLimit(POST_TIMEOUT),
    }).catch(() => undefined);
    // Shows why the values are rejected. If they were stored, the server stores them only once.
    if (!response?.redirected) return posted.submit();
    autosave.forget();
    const result = `${response.url}#${formName}`;
    if (result === window.location.href) window.location.reload();
    else window.location.assign(result);
  });
  useEffect(() => {
    if (hasFailed && typed.isSubmitting && element.current) void post(element.current);
  }, [hasFailed, typed.isSubmitting, element]);
  const form = formik ?? typed;
  useAdoptTypedValues(typed, element);
  useFocusFirstError({ ...form, isValid: Object.keys(form.errors).length === 0 }, element);
  const loadInView = useEffectEvent(load);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadInView();
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return {
    form,
    typed,
    loaded,
    setFormik,
    autosave,
    outcome,
    setOutcome,
    isSent,
    isRejected: rejected !== undefined,
  };
}
