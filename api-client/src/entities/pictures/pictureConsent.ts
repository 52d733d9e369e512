import { array, boolean, string } from 'yup';
import { MAX, optionalCalendarDate, optionalText } from '../fields/fields';

/** The uses that the people in a picture can agree to. */
export const CONSENT_USES = ['site', 'print', 'social'] as const;

type ConsentUse = (typeof CONSENT_USES)[number];

/** Consent of the people in a picture (docs/product.md 5.21). */
export interface PictureConsent {
  /** True if people can be recognised. */
  showsPeople: boolean;
  /** The names of those who agreed. */
  consentBy: string;
  /** Empty if nobody agreed. */
  consentFor: ConsentUse[];
  /** The last day, `YYYY-MM-DD`; '' without an end. */
  consentUntil: string;
  /** Name of the signed sheet's file; '' without one. */
  consentSheet: string;
}

/** Hours during which the withdrawal of a picture can be undone. Then the picture is erased. */
export const WITHDRAWAL_UNDO_HOURS = 24;

/** Rules of the consent in the call that describes a picture. A field that is left out stays. */
export const consentRules = {
  showsPeople: boolean().typeError('Shows people must be true or false.').label('Shows people'),
  consentBy: optionalText('Who agreed', MAX.title).default(undefined),
  consentFor: array()
    .of(
      string()
        .oneOf(CONSENT_USES, `Agreed to must be some of: ${CONSENT_USES.join(', ')}.`)
        .required(),
    )
    .max(CONSENT_USES.length)
    .label('Agreed to'),
  consentUntil: optionalCalendarDate('Agreed until').default(undefined),
};
