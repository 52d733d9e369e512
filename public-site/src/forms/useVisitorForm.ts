import { COMMENT_WAITS } from '@charity-site/api-client/entities';
import { t, tMessage, whenConnected } from '@charity-site/api-client/http';
import { useFocusFirstError } from '@charity-site/ui-kit';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FormOutcome, FormState, FormValues, VisitorFormOptions } from './formState';
import { useAdoptTypedValues } from './useAdoptTypedValues';
import { useAutosave } from './useAutosave';
import { usePostedForm } from './usePostedForm';
import { useTypedForm } from './useTypedForm';

/** Imports Formik and the rules of a form, which have most of a form's code. */
const importForm = async (rules: VisitorFormOptions<never>['rules']) => {
  const [{ FormikForm }, { check }] = await Promise.all([import('./FormikForm'), rules()]);
  return { FormikForm, check };
};

/**
 * State of a visitor form. Formik and the validation load when the form comes into view or is used;
 * until then, typed text is stored and a submit waits. If they cannot be loaded, the browser posts
 * the form, as without script, after a request with the same values whose response says if the
 * autosave can be removed.
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
    const body = new URLSearchParams([...new FormData(posted)] as [string, string][]);
    const response = await fetch(posted.action, { method: 'POST', body }).catch(() => undefined);
    if (response?.redirected) autosave.forget();
    // Shows the result. The server stores the same values once.
    posted.submit();
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
