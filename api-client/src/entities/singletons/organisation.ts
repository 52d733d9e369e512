import { documents } from '../content/document';
import { singleton, type DraftOf } from '../types/contentType';
import { MAX, object, optionalPage, optionalText, requiredText } from '../fields/fields';

const sentence = (label: string) => optionalText(label, 200);

/**
 * The organisation's name, tagline and proof of identity for donors; a singleton. If unset, the
 * name comes from the server's settings.
 */
export const organisation = singleton({
  path: 'organisation',
  table: 'organisation',
  item: 'Organisation',
  rules: object({
    name: requiredText('Organisation Name', MAX.name),
    tagline: requiredText('Tagline', 300),
    registration: optionalText('Registration Number', MAX.name),
    founded: optionalText('Year of Founding', 4).matches(/^(1\d|20)\d\d$/, {
      message: 'Year of Founding must have four digits, such as 2009.',
      excludeEmptyString: true,
    }),
    legalForm: optionalText('Legal Form', MAX.name),
    treasurer: optionalText('Treasurer', MAX.name),
    receiptPromise: sentence('Promise of a Receipt'),
    cashRule: sentence('Rule about Cash'),
    reportYear: optionalText('Year of the Last Report', 20).test(
      'with report',
      'Year of the Last Report is required with Address of the Last Report.',
      (value, { parent }) => Boolean(value) || !(parent as { report?: string }).report,
    ),
    report: optionalPage('Address of the Last Report'),
  }),
  translatable: ['tagline', 'legalForm', 'receiptPromise', 'cashRule'],
});

export type Organisation = DraftOf<typeof organisation>;

const PROOF = [
  'registration',
  'founded',
  'legalForm',
  'treasurer',
  'receiptPromise',
  'cashRule',
  'reportYear',
  'report',
] as const;

/** Proof of the organisation's identity for donors. Empty fields are left out. */
export type Proof = Partial<Pick<Organisation, (typeof PROOF)[number]>>;

/**
 * The proof in a stored organisation; undefined if empty. By default, the last report links to the
 * page Documents.
 */
export const proofOf = (stored: Readonly<Record<string, unknown>> | null): Proof | undefined => {
  const filledIn = PROOF.flatMap((name) =>
    stored?.[name] ? [[name, String(stored[name])] as const] : [],
  );
  const { report = documents.shownOn, ...proof }: Proof = Object.fromEntries(filledIn);
  if (proof.reportYear) return { ...proof, report };
  return filledIn.length > 0 ? proof : undefined;
};
